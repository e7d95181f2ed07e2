// The cards of the three forms.
import { Button, TextField } from '@segue/ui';
import { PasswordField, PasswordRule } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { useId, useRef } from 'react';
import { Buttons, Card, ErrorPanel, Form, SuccessMessage } from '../card';
import { CONFIRMATION, deletionForm } from './deletion';
import { $isEmailChanged, $isEmailLoading, emailForm } from './email';
import { FormCard, FormField, useFormSubmit } from './form-fields';
import { passwordForm } from './password';

export function EmailCard() {
  const [isLoading, isChanged, isSending] = useUnit([$isEmailLoading, $isEmailChanged, emailForm.$isSending]);
  const [errors, success, onReset] = useUnit([emailForm.$errors, emailForm.$success, emailForm.cancelled]);
  const field = useRef<HTMLInputElement>(null);
  const reset = () => {
    onReset();
    // The Reset button is gone now.
    field.current?.focus();
  };
  return (
    <Card title="Email">
      <Form {...useFormSubmit(emailForm)}>
        <FormField
          form={emailForm}
          field="email"
          Input={TextField}
          ref={field}
          label="Email address"
          type="email"
          autoComplete="email"
          disabled={isLoading}
          placeholder={isLoading ? 'Loading...' : undefined}
        />
        <ErrorPanel error={errors.find(({ fields }) => fields.length === 0)?.text ?? null} />
        <SuccessMessage text={success} />
        <Buttons>
          <Button
            type="submit"
            variant={isChanged ? 'primary' : 'quiet'}
            disabled={!isChanged}
            busy={isSending}
          >
            Update Email
          </Button>
          {isChanged ? (
            <Button onClick={reset} disabled={isSending}>
              Reset
            </Button>
          ) : null}
        </Buttons>
      </Form>
    </Card>
  );
}

const PASSWORDS = [
  { field: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { field: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { field: 'repetition', label: 'Confirm new password', autoComplete: 'new-password' },
] as const;

export function PasswordCard() {
  const { newPassword } = useUnit(passwordForm.$values);
  const errorId = useId();
  return (
    <FormCard
      form={passwordForm}
      title="Password"
      openLabel="Change Password"
      submit={{ children: 'Save Password' }}
      errorId={errorId}
    >
      {PASSWORDS.map(({ field, ...input }) => (
        <FormField
          key={field}
          form={passwordForm}
          field={field}
          Input={PasswordField}
          hint={field === 'newPassword' ? <PasswordRule password={newPassword} /> : undefined}
          aria-describedby={errorId}
          {...input}
        />
      ))}
    </FormCard>
  );
}

export function DeletionCard() {
  return (
    <FormCard
      form={deletionForm}
      title="Delete account"
      text="Deletes your account with its favorites, playlists and connections. This can't be undone."
      openLabel="Delete account"
      submit={{ children: 'Delete my account', variant: 'danger' }}
    >
      <FormField
        form={deletionForm}
        field="password"
        Input={PasswordField}
        label="Your password"
        autoComplete="current-password"
      />
      <FormField
        form={deletionForm}
        field="confirmation"
        Input={TextField}
        label={`Type ${CONFIRMATION} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </FormCard>
  );
}
