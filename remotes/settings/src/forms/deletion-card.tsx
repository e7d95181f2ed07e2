import { adviceOnTooMany, failedWith, type ApiFailure } from '@segue/api-client';
import { messages } from '@segue/contract';
import { TextField } from '@segue/ui';
import { FormField, useForm, type FormError } from '@segue/ui/form';
import { PasswordField } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { deleteAccountFx } from '../api';
import { FormCard, OpenForm } from './openable-form';

const CONFIRMATION = 'DELETE';
const EMPTY = { password: '', confirmation: '' };
type Field = keyof typeof EMPTY;

export function DeletionCard() {
  return (
    <FormCard
      title="Delete account"
      text="Deletes your account with its favorites, playlists and connections. This can't be undone."
      openLabel="Delete account"
    >
      {(close) => <DeletionForm onClose={close} />}
    </FormCard>
  );
}

function DeletionForm({ onClose }: { onClose: () => void }) {
  const deleteAccount = useUnit(deleteAccountFx);
  const form = useForm<Field, ApiFailure>({
    initial: EMPTY,
    check,
    send: ({ password }) => deleteAccount({ body: { confirmation: CONFIRMATION, password } }),
    explain,
  });
  return (
    <OpenForm form={form} submit={{ children: 'Delete my account', variant: 'danger' }} onClose={onClose}>
      <FormField
        form={form}
        field="password"
        Input={PasswordField}
        label="Your password"
        autoComplete="current-password"
      />
      <FormField
        form={form}
        field="confirmation"
        Input={TextField}
        label={`Type ${CONFIRMATION} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </OpenForm>
  );
}

function check({ password, confirmation }: typeof EMPTY): readonly FormError<Field>[] {
  const errors: FormError<Field>[] = [];
  if (password === '') errors.push({ text: messages.passwordRequired, fields: ['password'] });
  if (confirmation.trim() !== CONFIRMATION)
    errors.push({ text: `Type ${CONFIRMATION} to confirm.`, fields: ['confirmation'] });
  return errors;
}

function explain(failure: ApiFailure): FormError<Field> {
  const advice = adviceOnTooMany(failure);
  if (advice !== null) return { text: `Too many attempts. ${advice}`, fields: [] };
  return failedWith(failure, 'passwordIncorrect')
    ? { text: failure.message, fields: ['password'] }
    : { text: "Your account couldn't be deleted. Try again.", fields: [] };
}
