import { Button, TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { Card } from '../card';
import { useFormFocus } from '../focus';
import { Buttons, Form } from '../form';
import { ErrorPanel, SuccessMessage } from '../messages';
import {
  $email,
  $emailError,
  $emailFailure,
  $emailRejections,
  $emailSuccess,
  $isEmailLoading,
  $isChanged,
  $isSaving,
  emailChanged,
  emailReset,
  emailSubmitted,
} from './model';

export function EmailForm() {
  const [email, isLoading, isChanged, isSaving] = useUnit([$email, $isEmailLoading, $isChanged, $isSaving]);
  const [error, failure, rejections, success] = useUnit([
    $emailError,
    $emailFailure,
    $emailRejections,
    $emailSuccess,
  ]);
  const [onChange, onReset, onSubmit] = useUnit([emailChanged, emailReset, emailSubmitted]);
  const field = useRef<HTMLInputElement>(null);
  const reset = () => {
    onReset();
    // The Reset button is gone now.
    field.current?.focus();
  };
  return (
    <Card title="Email">
      <Form {...useFormFocus({ rejections, isBusy: isSaving, onSubmit })}>
        <TextField
          ref={field}
          label="Email address"
          type="email"
          autoComplete="email"
          value={email}
          disabled={isLoading}
          placeholder={isLoading ? 'Loading...' : undefined}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
        <ErrorPanel error={failure} />
        <SuccessMessage text={success} />
        <Buttons>
          <Button
            type="submit"
            variant={isChanged ? 'primary' : 'quiet'}
            disabled={!isChanged}
            busy={isSaving}
          >
            Update Email
          </Button>
          {isChanged ? (
            <Button onClick={reset} disabled={isSaving}>
              Reset
            </Button>
          ) : null}
        </Buttons>
      </Form>
    </Card>
  );
}
