// Connects a provider with the user's own log-in there, which the server checks at once.
import { failedWith, type ApiFailure } from '@segue/api-client';
import { forEachProvider, PROVIDER_NAMES, type Provider } from '@segue/contract';
import { Button, TextField } from '@segue/ui';
import { PasswordField } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { createConnectFx } from '../api';
import { Buttons, ErrorPanel, Form } from '../card';
import { useFocusOnClose } from '../focus';
import { FormField, useFormSubmit } from '../forms/form-fields';
import { adviceOnTooMany, createForm, type FormError, type Values } from '../forms/form-model';

type Field = 'username' | 'password' | 'apiKey';

const EMPTY = { username: '', password: '', apiKey: '' };
const INCOMPLETE = 'Enter your user name and password, or an API key.';

function createConnectForm(provider: Provider) {
  const requestFx = createConnectFx();
  const form = createForm({
    requestFx,
    empty: EMPTY as Values<Field>,
    validate: ({ username, password, apiKey }) => {
      if (apiKey.trim() !== '' || (username.trim() !== '' && password !== '')) return [];
      return [{ text: INCOMPLETE, fields: username.trim() === '' ? ['username', 'password'] : ['password'] }];
    },
    errorOf: (failure) => errorOf(failure, provider),
    paramsOf: ({ username, password, apiKey }) =>
      apiKey.trim() === ''
        ? { params: { provider }, body: { username: username.trim(), password } }
        : { params: { provider }, body: { apiKey: apiKey.trim() } },
  });
  return { ...form, done: requestFx.done.map(() => provider) };
}

/** One for each provider; only those of providers with a password are shown. */
export const connectForms = forEachProvider(createConnectForm);

function errorOf(failure: ApiFailure, provider: Provider): FormError<Field> {
  const name = PROVIDER_NAMES[provider];
  if (failedWith(failure, 'connectionRefused')) {
    return { text: failure.message, fields: ['username', 'password', 'apiKey'] };
  }
  if (failure.kind === 'unreachable') return { text: "You're offline. Try again.", fields: [] };
  const advice = adviceOnTooMany(failure);
  return { text: advice ?? `${name} isn't answering. Try again.`, fields: [] };
}

export function ConnectForm({ provider }: { provider: Provider }) {
  const form = connectForms[provider];
  const [isOpen, onToggle] = useUnit([form.$isOpen, form.toggled]);
  const toggle = useFocusOnClose(isOpen);
  if (isOpen) return <OpenForm provider={provider} />;
  return (
    <Button ref={toggle} aria-expanded={false} onClick={() => onToggle()}>
      Connect {PROVIDER_NAMES[provider]}
    </Button>
  );
}

function OpenForm({ provider }: { provider: Provider }) {
  const form = connectForms[provider];
  const [errors, isSending, onCancel] = useUnit([form.$errors, form.$isSending, form.cancelled]);
  const errorId = `connect-${provider}`;
  const shared = { form, 'aria-describedby': errorId, disabled: isSending };
  return (
    <Form {...useFormSubmit(form)} aria-label={`Connect ${PROVIDER_NAMES[provider]}`}>
      <FormField
        {...shared}
        field="username"
        Input={TextField}
        label="User name"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
      />
      <FormField
        {...shared}
        field="password"
        Input={PasswordField}
        label="Password"
        autoComplete="current-password"
      />
      <FormField {...shared} field="apiKey" Input={PasswordField} label="Or an API key" autoComplete="off" />
      <ErrorPanel id={errorId} error={errors[0]?.text ?? null} />
      <Buttons>
        <Button type="submit" variant="primary" busy={isSending}>
          Connect
        </Button>
        <Button disabled={isSending} onClick={() => onCancel()}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  );
}
