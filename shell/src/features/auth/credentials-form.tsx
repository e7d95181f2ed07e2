import { Button, t } from '@segue/ui';
import { Form, FormField, useForm } from '@segue/ui/form';
import { PasswordField, PasswordRule } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { requests } from './model';
import {
  checkNewCredentials,
  checkSignIn,
  explainNewCredentials,
  explainSignIn,
  type Field,
} from './validation';

type Props = {
  kind: keyof typeof requests;
  submitLabel: string;
  email?: string;
  /** The token of the invite link that led to the form. */
  invite?: string | undefined;
  children?: ReactNode;
};

export function CredentialsForm({ kind, submitLabel, email = '', invite, children }: Props) {
  const [submit, abort] = useUnit([requests[kind], requests[kind].abort]);
  useEffect(() => () => abort(), [abort]);
  /** The user chooses a password here, and repeats it. */
  const isNew = kind !== 'sign-in';
  const form = useForm<Field>({
    initial: { email, password: '', confirm: '' },
    check: isNew ? checkNewCredentials : checkSignIn,
    send: ({ email: typed, password }) => submit({ body: { email: typed.trim(), password, invite } }),
    explain: isNew ? explainNewCredentials : explainSignIn,
  });
  const isPasswordWrong = form.errors.some(({ fields }) => fields.includes('password'));
  const autoComplete = isNew ? 'new-password' : 'current-password';
  return (
    <Form
      form={form}
      actions={
        <Submit type="submit" variant="primary" busy={form.isBusy}>
          {submitLabel}
        </Submit>
      }
    >
      <FormField form={form} field="email" label="Email" type="email" autoComplete="username" />
      <FormField
        form={form}
        field="password"
        Input={PasswordField}
        label="Password"
        autoComplete={autoComplete}
        hint={isNew && !isPasswordWrong ? <PasswordRule password={form.values.password} /> : null}
      />
      {isNew ? (
        <FormField
          form={form}
          field="confirm"
          Input={PasswordField}
          label="Confirm password"
          autoComplete={autoComplete}
        />
      ) : null}
      {children}
    </Form>
  );
}

const Submit = styled(Button)`
  margin-top: ${t('space.1')};
`;
