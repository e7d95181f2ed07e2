// A form: validated from the first submit on. The typed values live as long as the form is mounted.
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { TextField } from './text-field';
import { t } from './theme';

type Values<Field extends string> = Readonly<Record<Field, string>>;
/** `fields` are the invalid ones; empty when every value is valid. */
export type FormError<Field extends string> = Readonly<{ text: string; fields: readonly Field[] }>;

export type FormOptions<Field extends string> = {
  initial: Values<Field>;
  check: (values: Values<Field>) => readonly FormError<Field>[];
  send: (values: Values<Field>) => Promise<unknown>;
  /** The error to show for a failed request; null when it is only logged. */
  explain: (failure: never) => FormError<Field> | null;
  onDone?: () => void;
};

type FormState<Field extends string> = ReturnType<typeof useForm<Field>>;

export function useForm<Field extends string>(options: FormOptions<Field>) {
  const ref = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<Values<Field>>>({});
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<FormError<Field> | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** Focuses the first invalid field after each submit. */
  const [rejections, setRejections] = useState(0);
  const values: Values<Field> = { ...options.initial, ...typed };
  const invalid = options.check(values);
  const errors = isChecked && invalid.length > 0 ? invalid : refused ? [refused] : [];

  useEffect(() => {
    const form = ref.current;
    const focused = document.activeElement;
    // The user may have moved the focus elsewhere while the request ran.
    if (rejections === 0 || !form || !(form.contains(focused) || focused === document.body)) return;
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);

  function change(field: Field, value: string): void {
    setTyped({ ...typed, [field]: value });
    if (refused && (refused.fields.length === 0 || refused.fields.includes(field))) setRefused(null);
  }
  function reset(): void {
    setTyped({});
    setChecked(false);
    setRefused(null);
  }
  async function submit(): Promise<void> {
    if (isBusy) return;
    setChecked(true);
    if (invalid.length > 0) return setRejections(rejections + 1);
    setRefused(null);
    setBusy(true);
    try {
      await options.send(values);
      reset();
      options.onDone?.();
    } catch (failure) {
      setRefused(options.explain(failure as never));
      setRejections(rejections + 1);
    } finally {
      setBusy(false);
    }
  }
  const isTyped = Object.keys(typed).length > 0;
  return { ref, errorId: useId(), values, errors, isTyped, isBusy, change, reset, submit };
}

type FormProps<Field extends string> = ComponentProps<'form'> & {
  form: FormState<Field>;
  actions: ReactNode;
};

export function Form<Field extends string>({ form, actions, children, ...attributes }: FormProps<Field>) {
  const error = form.errors.find(({ fields }) => fields.length !== 1);
  return (
    <Body
      {...attributes}
      ref={form.ref}
      // Until the page has its script, Enter would send the fields in the address. This method sends nothing outside of a dialog.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      {error ? (
        <FormErrorPanel id={form.errorId} role="alert">
          {error.text}
        </FormErrorPanel>
      ) : null}
      {actions}
    </Body>
  );
}

type InputProps = Omit<ComponentProps<typeof TextField>, 'form' | 'ref' | 'type' | 'trailing'>;
type FieldProps<Field extends string> = Omit<ComponentProps<typeof TextField>, 'form'> & {
  form: FormState<Field>;
  field: Field;
  Input?: ComponentType<InputProps>;
};

/** A field with its value. An error of this field alone is shown below it, one of several fields below the form. */
export function FormField<Field extends string>(props: FieldProps<Field>) {
  const { form, field, Input = TextField, ...input } = props;
  const error = form.errors.find(({ fields }) => fields.includes(field));
  const isOwn = error?.fields.length === 1;
  return (
    <Input
      name={field}
      {...input}
      value={form.values[field]}
      error={isOwn ? error.text : undefined}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => form.change(field, target.value)}
      {...(error && !isOwn && { 'aria-invalid': true, 'aria-describedby': form.errorId })}
    />
  );
}

const Body = styled.form`
  display: grid;
  gap: ${t('space.4')};
`;
/** An error of the whole form, or of the flow that led to it. */
export const FormErrorPanel = styled.div`
  padding: ${t('space.3')} ${t('space.4')};
  border: 1px solid ${t('colors.danger')};
  border-radius: ${t('radii.control')};
  font-size: ${t('fontSizes.secondary')};
  background: ${t('colors.dangerSurface')};
`;
