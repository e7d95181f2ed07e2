// The model of a form: validated from the first submit on, cleared when it closes.
import type { ApiFailure, RequestFx } from '@segue/api-client';
import { createPageStore } from '@segue/stores';
import { combine, createEvent, sample, type Store } from 'effector';
import { createScreenStore } from '../screen-lifetime';

export type Values<Field extends string> = Readonly<Record<Field, string>>;
/** `fields` are the invalid ones; empty when every typed value is valid. */
export type FormError<Field extends string> = { text: string; fields: readonly Field[] };

type Options<Field extends string, Params, Answer> = {
  requestFx: RequestFx<Params, Answer>;
  empty: Values<Field>;
  /** The values shown until the user types. */
  $saved?: Store<Values<Field>>;
  validate: (values: Values<Field>) => readonly FormError<Field>[];
  errorOf: (failure: ApiFailure) => FormError<Field>;
  paramsOf: (values: Values<Field>) => Params;
  success?: string;
};

export type FormModel<Field extends string> = ReturnType<typeof createForm<Field, unknown, unknown>>;

export function createForm<Field extends string, Params, Answer>({
  requestFx,
  empty,
  $saved = createPageStore(empty),
  validate,
  errorOf,
  paramsOf,
  success = '',
}: Options<Field, Params, Answer>) {
  const toggled = createEvent('formToggled');
  const cancelled = createEvent('formCancelled');
  const changed = createEvent<{ field: Field; value: string }>('formFieldChanged');
  const submitted = createEvent('formSubmitted');
  const closed = [toggled, cancelled, requestFx.done];

  const $isOpen = createScreenStore(false)
    .on(toggled, (isOpen) => !isOpen)
    .on([cancelled, requestFx.done], () => false);
  const $typed = createScreenStore<Partial<Values<Field>>>({})
    .on(changed, (typed, { field, value }) => ({ ...typed, [field]: value }))
    .reset(closed);
  const $values = combine($saved, $typed, (saved, typed): Values<Field> => ({ ...saved, ...typed }));
  const $isChecked = createScreenStore(false)
    .on(submitted, () => true)
    .reset(closed);
  const $invalid = $values.map(validate);
  const $serverError = createScreenStore<FormError<Field> | null>(null)
    .on(requestFx.failed, (_, { error }) => errorOf(error))
    // An error without fields is cleared when any field changes.
    .on(changed, (error, { field }) => (error?.fields.length && !error.fields.includes(field) ? error : null))
    .reset([...closed, requestFx]);
  const $errors = combine($isChecked, $invalid, $serverError, (isChecked, invalid, serverError) =>
    isChecked && invalid.length > 0 ? invalid : serverError ? [serverError] : [],
  );
  const rejected = sample({ clock: submitted, source: $invalid, filter: (invalid) => invalid.length > 0 });
  /** Counts rejected submits; the view focuses the first invalid field after each. */
  const $rejections = createScreenStore(0)
    .on([rejected, requestFx.failed], (count) => count + 1)
    .reset(closed);
  const $success = createScreenStore<string | null>(null)
    .on(requestFx.done, () => success)
    .reset([toggled, cancelled, changed, submitted]);

  sample({
    clock: submitted,
    source: { values: $values, invalid: $invalid, isSending: requestFx.pending },
    filter: ({ invalid, isSending }) => invalid.length === 0 && !isSending,
    fn: ({ values }) => paramsOf(values),
    target: requestFx,
  });
  return {
    toggled,
    cancelled,
    changed,
    submitted,
    $isOpen,
    $values,
    $errors,
    $rejections,
    $isSending: requestFx.pending,
    $success,
  };
}

/** When to try again after a 429, such as "Try again in 5 minutes."; null for any other failure. */
export function adviceOnTooMany(failure: ApiFailure): string | null {
  if (failure.kind !== 'answered' || failure.status !== 429) return null;
  if (failure.retryAfterS === undefined) return 'Please try again later.';
  const minutes = Math.max(1, Math.ceil(failure.retryAfterS / 60));
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
