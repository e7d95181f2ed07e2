// The fields that sign-in, sign-up and account setup share.
import { Button, t, TextField } from '@segue/ui';
import { PasswordField, PasswordRule } from '@segue/ui/password-field';
import { useGate, useUnit } from 'effector-react';
import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { FormError } from './auth-card';
import { CredentialsFormGate } from './gate';
import type { CredentialsFormModel } from './model';
import type { Field } from './validation';

export const NEW_CREDENTIALS_FIELDS: readonly FieldSpec[] = [
  { field: 'email', label: 'Email', autoComplete: 'username' },
  { field: 'password', label: 'Password', autoComplete: 'new-password' },
  { field: 'confirm', label: 'Confirm password', autoComplete: 'new-password' },
];

export type FieldSpec = { field: Field; label: string; autoComplete: string };

type FormProps = {
  model: CredentialsFormModel;
  fields: readonly FieldSpec[];
  submitLabel: string;
  /** Between the fields and the button. */
  children?: ReactNode;
};

export function CredentialsForm({ model, fields, submitLabel, children }: FormProps) {
  const { values, errors, rejections, isBusy, change, submit } = useUnit({
    values: model.$values,
    errors: model.$errors,
    rejections: model.$rejections,
    isBusy: model.$isBusy,
    change: model.fieldChanged,
    submit: model.submitted,
  });
  useGate(CredentialsFormGate, { form: model.name });
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);
  // A busy button is disabled, and browsers take the focus from a disabled button.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]')?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy]);

  return (
    <Form
      ref={form}
      // Until the page has its script, Enter would send the fields in the address. This method sends nothing outside of a dialog.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fields.map(({ field, label, autoComplete }) => {
        const isNew = field === 'password' && autoComplete === 'new-password';
        const shared = {
          name: field,
          label,
          value: values[field],
          error: errors[field],
          autoComplete,
          hint: isNew && !errors[field] ? <PasswordRule password={values.password} /> : null,
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ field, value: target.value }),
        };
        return field === 'email' ? (
          <TextField key={field} type="email" {...shared} />
        ) : (
          <PasswordField key={field} {...shared} />
        );
      })}
      {children}
      {errors.form ? <FormError role="alert">{errors.form}</FormError> : null}
      <Button type="submit" variant="primary" busy={isBusy}>
        {submitLabel}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${t('space.4')};

  > button {
    margin-top: ${t('space.1')};
  }
`;
