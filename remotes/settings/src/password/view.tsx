import { Button, t, TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useId, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { Card } from '../card';
import { useFormFocus } from '../keyboard-place';
import { Problem, Success } from '../outcome';
import type { PasswordField } from './complaint';
import {
  $complaint,
  $fields,
  $isChanging,
  $isOpen,
  $passwordSuccess,
  $refusals,
  fieldChanged,
  formCancelled,
  formSubmitted,
  formToggled,
} from './model';

const FIELDS: readonly { field: PasswordField; label: string; autoComplete: string }[] = [
  { field: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  { field: 'newPassword', label: 'New password', autoComplete: 'new-password' },
  { field: 'repetition', label: 'Confirm new password', autoComplete: 'new-password' },
];

export function PasswordCard() {
  const [isOpen, isChanging, success] = useUnit([$isOpen, $isChanging, $passwordSuccess]);
  const onToggle = useUnit(formToggled);
  const opener = useOpenerBack(isOpen);
  return (
    <Card title="Password">
      <Buttons>
        <Button ref={opener} aria-expanded={isOpen} disabled={isChanging} onClick={() => onToggle()}>
          Change Password
        </Button>
      </Buttons>
      {isOpen ? <PasswordForm /> : null}
      <Success text={success} />
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
  const [fields, complaint, refusals, isChanging] = useUnit([$fields, $complaint, $refusals, $isChanging]);
  const [onChange, onCancel, onSubmit] = useUnit([fieldChanged, formCancelled, formSubmitted]);
  const complaintId = useId();
  const concerned = { 'aria-invalid': true, 'aria-describedby': complaintId };
  return (
    <Form {...useFormFocus({ refusals, isBusy: isChanging, onSubmit })}>
      {FIELDS.map(({ field, label, autoComplete }) => (
        <TextField
          key={field}
          label={label}
          type="password"
          autoComplete={autoComplete}
          value={fields[field]}
          onChange={(event) => onChange({ field, value: event.target.value })}
          {...(complaint?.fields.includes(field) ? concerned : {})}
        />
      ))}
      <Problem id={complaintId} error={complaint?.text ?? null} />
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
