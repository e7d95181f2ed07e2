// Makes the model of one credentials form: values, errors, one request, and the session it establishes.
import type { ApiFailure, RequestFx } from '@segue/api-client';
import type { Credentials, SignInResult } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { sessionEstablished } from '@segue/stores/ports';
import { combine, createEvent, sample } from 'effector';
import { NO_VALUES, type Field, type FieldErrors, type Refusal, type Values } from './checks';

export type CredentialsFormModel = ReturnType<typeof createCredentialsForm>;

type Options = {
  /** Prefix of the stores' ids. */
  name: string;
  check: (values: Values) => FieldErrors;
  submitFx: RequestFx<{ body: Credentials }, SignInResult>;
  /** The refusals that are shown; every other failure is only logged. */
  explain: (failure: ApiFailure) => Refusal;
};

/** A form is checked when it is submitted, and from then on while its fields change. */
export function createCredentialsForm({ name, check, submitFx, explain }: Options) {
  const fieldChanged = createEvent<{ field: Field; value: string }>('fieldChanged');
  const submitted = createEvent('submitted');
  /** The form was closed: a running request is aborted. */
  const left = createEvent('left');
  const refused = createEvent('refused');

  const $values = createPageStore(NO_VALUES, { sid: `${name}/values` })
    .on(fieldChanged, (values, { field, value }) => ({ ...values, [field]: value }))
    .reset(left, sessionEstablished);
  const $isChecked = createPageStore(false, { sid: `${name}/is-checked` })
    .on(submitted, () => true)
    .reset(left);
  const answeredRefusal = submitFx.failed.map(({ error }) => explain(error));
  const $refusal = createPageStore<Refusal>({}, { sid: `${name}/refusal` })
    .on(answeredRefusal, (_, refusal) => refusal)
    .on(fieldChanged, (refusal, { field }) => withoutField(refusal, field))
    .reset(submitFx, left);
  const $found = combine($values, check);
  const $errors = combine($isChecked, $found, $refusal, (isChecked, errors, refusal) => ({
    ...refusal,
    ...(isChecked ? errors : {}),
  }));
  /** Counts the refused attempts, so that the view can lead the keyboard to the first error. */
  const $refusals = createPageStore(0, { sid: `${name}/refusals` })
    .on(refused, (count) => count + 1)
    .reset(left);

  sample({
    clock: submitted,
    source: { values: $values, errors: $found, isBusy: submitFx.pending },
    filter: ({ errors, isBusy }) => !isBusy && Object.keys(errors).length === 0,
    fn: ({ values }) => ({ body: { email: values.email.trim(), password: values.password } }),
    target: submitFx,
  });
  sample({
    clock: submitted,
    source: $found,
    filter: (errors) => Object.keys(errors).length > 0,
    fn: () => undefined,
    target: refused,
  });
  sample({
    clock: answeredRefusal,
    filter: (refusal) => Object.keys(refusal).length > 0,
    fn: () => undefined,
    target: refused,
  });
  sample({ clock: left, target: submitFx.abort });
  sample({ clock: submitFx.doneData, target: sessionEstablished });

  return { $values, $errors, $refusals, $isBusy: submitFx.pending, fieldChanged, submitted, left };
}

/** What a field was refused for holds until that field changes; what the form was, until any does. */
function withoutField(refusal: Refusal, field: Field): Refusal {
  const { [field]: _field, form: _form, ...others } = refusal;
  return others;
}
