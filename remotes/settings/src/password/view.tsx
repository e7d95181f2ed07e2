import { Button } from '@segue/ui';
import { PasswordField, PasswordRule } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Card } from '../card';
import { useFocusOnClose, useFormFocus } from '../focus';
import { Buttons, Form } from '../form';
import { ErrorPanel, SuccessMessage } from '../messages';
import {
  $fields,
  $isChanging,
  $isOpen,
  $passwordError,
  $passwordSuccess,
  $rejections,
  fieldChanged,
  formCancelled,
  formSubmitted,
  formToggled,
} from './model';
import type { PasswordField as Field } from './validation';

const FIELDS: readonly { field: Field; label: string; autoComplete: string }[] = [
  { field: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { field: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { field: 'repetition', label: 'Confirm new password', autoComplete: 'new-password' },
];

export function PasswordCard() {
  const [isOpen, isChanging, success] = useUnit([$isOpen, $isChanging, $passwordSuccess]);
  const onToggle = useUnit(formToggled);
  const toggle = useFocusOnClose(isOpen);
  return (
    <Card title="Password">
      <Buttons>
        <Button ref={toggle} aria-expanded={isOpen} disabled={isChanging} onClick={() => onToggle()}>
          Change Password
        </Button>
      </Buttons>
      {isOpen ? <PasswordForm /> : null}
      <SuccessMessage text={success} />
    </Card>
  );
}

function PasswordForm() {
  const [fields, error, rejections, isChanging] = useUnit([
    $fields,
    $passwordError,
    $rejections,
    $isChanging,
  ]);
  const [onChange, onCancel, onSubmit] = useUnit([fieldChanged, formCancelled, formSubmitted]);
  const errorId = useId();
  const invalid = { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <Form {...useFormFocus({ rejections, isBusy: isChanging, onSubmit })}>
      {FIELDS.map(({ field, label, autoComplete }) => (
        <PasswordField
          key={field}
          label={label}
          autoComplete={autoComplete}
          value={fields[field]}
          hint={field === 'newPassword' ? <PasswordRule password={fields.newPassword} /> : undefined}
          onChange={(event) => onChange({ field, value: event.target.value })}
          {...(error?.fields.includes(field) ? invalid : {})}
        />
      ))}
      <ErrorPanel id={errorId} error={error?.text ?? null} />
      <Buttons>
        <Button type="submit" variant="primary" busy={isChanging}>
          Save Password
        </Button>
        <Button onClick={() => onCancel()} disabled={isChanging}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  );
}
