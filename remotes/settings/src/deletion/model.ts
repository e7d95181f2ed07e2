// Owns the form that deletes the account: cleared whenever it closes, validated from the first submit on.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { messages } from '@segue/contract';
import { combine, createEvent, sample } from 'effector';
import { accountDeleted } from '../deleted-account';
import { createScreenStore } from '../screen-lifetime';
import { adviceOnTooMany } from '../too-many';
import { deleteAccountFx } from './api';

export const CONFIRMATION = 'DELETE';
const CONFIRMATION_NEEDED = `Type ${CONFIRMATION} to confirm.`;
const FAILED = "Your account couldn't be deleted. Try again.";

export type DeletionField = 'password' | 'confirmation';
type Values = Readonly<Record<DeletionField, string>>;
/** Errors of single fields, or of the form as a whole. */
type Errors = { readonly [Field in DeletionField | 'form']?: string | undefined };

const EMPTY: Values = { password: '', confirmation: '' };

export const formToggled = createEvent('deletionFormToggled');
export const fieldChanged = createEvent<{ field: DeletionField; value: string }>('deletionFieldChanged');
export const formSubmitted = createEvent('deletionFormSubmitted');

export const $isOpen = createScreenStore(false).on(formToggled, (isOpen) => !isOpen);
export const $values = createScreenStore(EMPTY)
  .on(fieldChanged, (values, { field, value }) => ({ ...values, [field]: value }))
  .reset([formToggled, deleteAccountFx.done]);
export const $isDeleting = deleteAccountFx.pending;

function validate({ password, confirmation }: Values): Errors {
  return {
    ...(password === '' && { password: messages.passwordRequired }),
    ...(confirmation.trim() !== CONFIRMATION && { confirmation: CONFIRMATION_NEEDED }),
  };
}

function explain(failure: ApiFailure): Errors {
  const advice = adviceOnTooMany(failure);
  if (advice !== null) return { form: `Too many attempts. ${advice}` };
  return failedWith(failure, 'passwordIncorrect') && failure.kind === 'answered'
    ? { password: failure.message }
    : { form: FAILED };
}

const $isChecked = createScreenStore(false)
  .on(formSubmitted, () => true)
  .reset(formToggled);
const $found = $values.map(validate);
const $serverErrors = createScreenStore<Errors>({})
  .on(deleteAccountFx.failed, (_, { error }) => explain(error))
  .reset([deleteAccountFx, fieldChanged, formToggled]);
export const $errors = combine(
  $isChecked,
  $found,
  $serverErrors,
  (isChecked, found, serverErrors): Errors => ({
    ...serverErrors,
    ...(isChecked && found),
  }),
);
const rejected = sample({
  clock: formSubmitted,
  source: $found,
  filter: (found) => Object.keys(found).length > 0,
});
/** Counts rejected submits; the view focuses the first invalid field after each. */
export const $rejections = createScreenStore(0).on([rejected, deleteAccountFx.failed], (count) => count + 1);

sample({
  clock: formSubmitted,
  source: { values: $values, found: $found, isDeleting: $isDeleting },
  filter: ({ found, isDeleting }) => !isDeleting && Object.keys(found).length === 0,
  fn: ({ values: { password } }) => ({ body: { confirmation: CONFIRMATION, password } }),
  target: deleteAccountFx,
});
sample({ clock: deleteAccountFx.done, fn: () => undefined, target: accountDeleted });
