// Makes the model of one credentials form: values, errors, one request, and the session it establishes.
import type { ApiFailure, RequestFx } from '@segue/api-client';
import type { Credentials, SignInResult } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { sessionEstablished } from '@segue/stores/ports';
import { combine, createEvent, sample } from 'effector';
import { NO_VALUES, type Field, type FieldErrors, type FormErrors, type Values } from './validation';
import { CredentialsFormGate } from './gate';

export type CredentialsFormModel = ReturnType<typeof createCredentialsForm>;

type Options = {
  /** Prefix of the stores' ids. */
  name: string;
  check: (values: Values) => FieldErrors;
  submitFx: RequestFx<{ body: Credentials }, SignInResult>;
  /** The errors to show for a failed request; none when it is only logged. */
  explain: (failure: ApiFailure) => FormErrors;
};

/** A form is checked when it is submitted, and from then on while its fields change. */
export function createCredentialsForm({ name, check, submitFx, explain }: Options) {
  const fieldChanged = createEvent<{ field: Field; value: string }>('fieldChanged');
  const submitted = createEvent('submitted');
  const closed = CredentialsFormGate.close.filter({ fn: ({ form }) => form === name });

  const $values = createPageStore(NO_VALUES)
    .on(fieldChanged, (values, { field, value }) => ({ ...values, [field]: value }))
    .reset(closed, sessionEstablished);
  const $isChecked = createPageStore(false)
    .on(submitted, () => true)
    .reset(closed);
  const serverErrors = submitFx.failed.map(({ error }) => explain(error));
  const $serverErrors = createPageStore<FormErrors>({})
    .on(serverErrors, (_, errors) => errors)
    .on(fieldChanged, (errors, { field }) => withoutField(errors, field))
    .reset(submitFx, closed);
  const $found = combine($values, check);
  const $errors = combine($isChecked, $found, $serverErrors, (isChecked, errors, serverErrors) => ({
    ...serverErrors,
    ...(isChecked ? errors : {}),
  }));
  const rejected = sample({
    clock: [sample({ clock: submitted, source: $found }), serverErrors],
    filter: (errors) => Object.keys(errors).length > 0,
  });
  /** Counts the rejected attempts; the view moves the focus to the first error at each. */
  const $rejections = createPageStore(0)
    .on(rejected, (count) => count + 1)
    .reset(closed);

  sample({
    clock: submitted,
    source: { values: $values, errors: $found, isBusy: submitFx.pending },
    filter: ({ errors, isBusy }) => !isBusy && Object.keys(errors).length === 0,
    fn: ({ values }) => ({ body: { email: values.email.trim(), password: values.password } }),
    target: submitFx,
  });
  sample({ clock: closed, target: submitFx.abort });
  sample({ clock: submitFx.doneData, target: sessionEstablished });

  return { name, $values, $errors, $rejections, $isBusy: submitFx.pending, fieldChanged, submitted };
}

/** A field's error from the server stays until that field changes; the form's error, until any field does. */
function withoutField(errors: FormErrors, field: Field): FormErrors {
  const { [field]: _field, form: _form, ...others } = errors;
  return others;
}
