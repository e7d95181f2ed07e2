import { Button, t, TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Card } from '../card';
import { Outcome } from '../outcome';
import {
  $email,
  $emailError,
  $emailSuccess,
  $isChanged,
  $isSaving,
  emailChanged,
  emailReset,
  emailSubmitted,
} from './model';

export function EmailForm() {
  const [email, error, success, isChanged, isSaving] = useUnit([
    $email,
    $emailError,
    $emailSuccess,
    $isChanged,
    $isSaving,
  ]);
  const [onChange, onReset, onSubmit] = useUnit([emailChanged, emailReset, emailSubmitted]);
  return (
    <Card title="Email">
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField
          label="Email address"
          type="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
        <Outcome error={null} success={success} />
        <Buttons>
          <Button type="submit" variant="primary" disabled={!isChanged} busy={isSaving}>
            Update Email
          </Button>
          <Button onClick={() => onReset()} disabled={!isChanged || isSaving}>
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
