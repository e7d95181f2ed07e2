// The form of the email: what it accepts, sends, and shows of a failure.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { isEmail, messages } from '@segue/contract';
import { Button } from '@segue/ui';
import { Form, FormField, useForm, type FormError } from '@segue/ui/form';
import { attach } from 'effector';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { updateEmailFx } from '../api';
import { Buttons, Card, SuccessMessage } from '../card';
import { $profile, $profileError } from '../profile';

const UPDATE_FAILED = 'Failed to update email';
const EMAIL_IN_USE = `${UPDATE_FAILED}. This email is already in use.`;
const SIGN_IN_AGAIN = `${UPDATE_FAILED}. You signed in more than a day ago. Log out, sign in again, and change it within a day.`;

type Values = Readonly<{ email: string }>;

const submitEmailFx = attach({
  effect: updateEmailFx,
  mapParams: ({ email }: Values) => ({ body: { email: email.trim() } }),
});

function checkEmail({ email }: Values): readonly FormError<'email'>[] {
  if (email.trim() === '') return [{ text: messages.settingsEmailRequired, fields: ['email'] }];
  return isEmail(email) ? [] : [{ text: messages.emailInvalid, fields: ['email'] }];
}

function explainEmailFailure(failure: ApiFailure): FormError<'email'> {
  if (failedWith(failure, 'emailInUse')) return { text: EMAIL_IN_USE, fields: ['email'] };
  if (failedWith(failure, 'reauthenticate')) return { text: SIGN_IN_AGAIN, fields: [] };
  return failedWith(failure, 'emailInvalid')
    ? { text: `${UPDATE_FAILED}. ${failure.message}`, fields: ['email'] }
    : { text: UPDATE_FAILED, fields: [] };
}

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
      // Its button is disabled now.
      field.current?.focus();
    },
  });
  const isChanged = form.values.email.trim() !== saved;
  const reset = () => {
    form.reset();
    setDone(false);
    // The Reset button is gone now.
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
                Update Email
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
