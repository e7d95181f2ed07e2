import { Button } from '@segue/ui';
import { Form, FormField, useForm } from '@segue/ui/form';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { Buttons, Card, SuccessMessage } from '../card';
import { $profile, $profileError } from '../profile';
import { checkEmail, explainEmailFailure, submitEmailFx } from './email';

export function EmailCard() {
  const [profile, profileError, send] = useUnit([$profile, $profileError, submitEmailFx]);
  const [isDone, setDone] = useState(false);
  const saved = profile?.email ?? '';
  const isLoading = profile === null && profileError === null;
  const field = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { email: saved },
    check: checkEmail,
    send,
    explain: explainEmailFailure,
    onDone: () => {
      setDone(true);
      // The Save button is disabled now.
      field.current?.focus();
    },
  });
  const isChanged = form.values.email.trim() !== saved;
  const reset = () => {
    form.reset();
    setDone(false);
    // The Reset button has disappeared.
    field.current?.focus();
  };
  return (
    <Card title="Email">
      <Form
        form={form}
        actions={
          <>
            <SuccessMessage text={isDone && !form.isTyped ? 'Email updated successfully' : null} />
            <Buttons>
              <Button
                type="submit"
                variant={isChanged ? 'primary' : 'quiet'}
                disabled={!isChanged}
                busy={form.isBusy}
              >
                Update email
              </Button>
              {isChanged ? (
                <Button onClick={reset} disabled={form.isBusy}>
                  Reset
                </Button>
              ) : null}
            </Buttons>
          </>
        }
      >
        <FormField
          form={form}
          field="email"
          ref={field}
          label="Email address"
          type="email"
          autoComplete="email"
          disabled={isLoading}
          placeholder={isLoading ? 'Loading...' : undefined}
        />
      </Form>
    </Card>
  );
}
