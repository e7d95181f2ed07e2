// The fields that sign-in, sign-up and account setup share.
import { Button, t, TextField } from '@segue/ui';
import { useGate, useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { FormError } from './auth-card';
import { CredentialsFormGate } from './gate';
import type { Field } from './validation';
import type { CredentialsFormModel } from './model';

export const NEW_CREDENTIALS_FIELDS: readonly FieldSpec[] = [
  { field: 'email', label: 'Email', autoComplete: 'username' },
  { field: 'password', label: 'Password', autoComplete: 'new-password' },
  { field: 'confirm', label: 'Confirm password', autoComplete: 'new-password' },
];

export type FieldSpec = { field: Field; label: string; autoComplete: string };

type FormProps = { model: CredentialsFormModel; fields: readonly FieldSpec[]; submitLabel: string };

export function CredentialsForm({ model, fields, submitLabel }: FormProps) {
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
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fields.map(({ field, label, autoComplete }) => (
        <TextField
          key={field}
          name={field}
          type={field === 'email' ? 'email' : 'password'}
          label={label}
          value={values[field]}
          error={errors[field]}
          autoComplete={autoComplete}
          onChange={({ target }) => change({ field, value: target.value })}
        />
      ))}
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
