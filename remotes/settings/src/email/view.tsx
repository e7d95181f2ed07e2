import { Button, t, TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { Card } from '../card';
import { useFormFocus } from '../keyboard-place';
import { Problem, Success } from '../outcome';
import {
  $email,
  $emailError,
  $emailFailure,
  $emailRefusals,
  $emailSuccess,
  $isAwaited,
  $isChanged,
  $isSaving,
  emailChanged,
  emailReset,
  emailSubmitted,
} from './model';

export function EmailForm() {
  const [email, isAwaited, isChanged, isSaving] = useUnit([$email, $isAwaited, $isChanged, $isSaving]);
  const [error, failure, refusals, success] = useUnit([
    $emailError,
    $emailFailure,
    $emailRefusals,
    $emailSuccess,
  ]);
  const [onChange, onReset, onSubmit] = useUnit([emailChanged, emailReset, emailSubmitted]);
  const field = useRef<HTMLInputElement>(null);
  const reset = () => {
    onReset();
    // With nothing left to reset the button is disabled, and would take the focus along.
    field.current?.focus();
  };
  return (
    <Card title="Email">
      <Form {...useFormFocus({ refusals, isBusy: isSaving, onSubmit })}>
        <TextField
          ref={field}
          label="Email address"
          type="email"
          autoComplete="email"
          value={email}
          disabled={isAwaited}
          placeholder={isAwaited ? 'Loading...' : undefined}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
        <Problem error={failure} />
        <Success text={success} />
        <Buttons>
          <Button type="submit" variant="primary" disabled={!isChanged} busy={isSaving}>
            Update Email
          </Button>
          <Button onClick={reset} disabled={!isChanged || isSaving}>
            Reset
          </Button>
        </Buttons>
      </Form>
    </Card>
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
