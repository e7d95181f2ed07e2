import { Button, t, TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { Card } from '../card';
import { Outcome } from '../outcome';
import {
  $fields,
  $isChanging,
  $isOpen,
  $passwordError,
  $passwordSuccess,
  fieldChanged,
  formCancelled,
  formSubmitted,
  formToggled,
  type PasswordField,
} from './model';

const FIELDS: readonly { field: PasswordField; label: string; autoComplete: string }[] = [
  { field: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { field: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { field: 'repetition', label: 'Confirm new password', autoComplete: 'new-password' },
];

export function PasswordCard() {
  const [isOpen, success] = useUnit([$isOpen, $passwordSuccess]);
  const onToggle = useUnit(formToggled);
  const opener = useOpenerBack(isOpen);
  return (
    <Card title="Password">
      <Buttons>
        <Button ref={opener} aria-expanded={isOpen} onClick={() => onToggle()}>
          Change Password
        </Button>
      </Buttons>
      {isOpen ? <PasswordForm /> : <Outcome error={null} success={success} />}
    </Card>
  );
}

/** A form that closes takes the focus along; who opened it finds it again where it was. */
function useOpenerBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);
  return opener;
}

function PasswordForm() {
  const [fields, error, isChanging] = useUnit([$fields, $passwordError, $isChanging]);
  const [onChange, onCancel, onSubmit] = useUnit([fieldChanged, formCancelled, formSubmitted]);
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {FIELDS.map(({ field, label, autoComplete }) => (
        <TextField
          key={field}
          label={label}
          type="password"
          autoComplete={autoComplete}
          value={fields[field]}
          onChange={(event) => onChange({ field, value: event.target.value })}
        />
      ))}
      <Outcome error={error} success={null} />
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

const Form = styled.form`
  display: grid;
  gap: ${t('space.4')};
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.2')};
`;
