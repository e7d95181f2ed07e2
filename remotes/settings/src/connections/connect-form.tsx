// Connects a provider with the user's own log-in there, which the server checks at once.
import { adviceOnTooMany, failedWith, type ApiFailure } from '@segue/api-client';
import { errors, PROVIDER_NAMES, type Provider } from '@segue/contract';
import { Button } from '@segue/ui';
import { FormField, useForm, type FormError } from '@segue/ui/form';
import { PasswordField } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { connectFx } from '../api';
import { useFocusOnClose } from '../focus';
import { OpenForm } from '../forms/openable-form';

const EMPTY = { username: '', password: '', apiKey: '' };
type Field = keyof typeof EMPTY;
const INCOMPLETE = 'Enter your username and password, or an API key.';

export function ConnectForm({ provider }: { provider: Provider }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useFocusOnClose(isOpen);
  if (isOpen) return <Fields provider={provider} onClose={() => setOpen(false)} />;
  return (
    <Button
      ref={toggle}
      aria-expanded={false}
      onClick={() => setOpen(true)}
    >{`Connect ${PROVIDER_NAMES[provider]}`}</Button>
  );
}

function Fields({ provider, onClose }: { provider: Provider; onClose: () => void }) {
  const connect = useUnit(connectFx);
  const form = useForm<Field, ApiFailure>({
    initial: EMPTY,
    check,
    send: ({ username, password, apiKey }) =>
      apiKey.trim() === ''
        ? connect({ params: { provider }, body: { username: username.trim(), password } })
        : connect({ params: { provider }, body: { apiKey: apiKey.trim() } }),
    explain: (failure) => explain(failure, provider),
    onDone: onClose,
  });
  const shared = { form, disabled: form.isBusy };
  return (
    <OpenForm
      form={form}
      submit={{ children: 'Connect' }}
      onClose={onClose}
      aria-label={`Connect ${PROVIDER_NAMES[provider]}`}
    >
      <FormField
        {...shared}
        field="username"
        label="Username"
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
    </OpenForm>
  );
}

function check({ username, password, apiKey }: typeof EMPTY): readonly FormError<Field>[] {
  if (apiKey.trim() !== '' || (username.trim() !== '' && password !== '')) return [];
  return [{ text: INCOMPLETE, fields: username.trim() === '' ? ['username', 'password'] : ['password'] }];
}

function explain(failure: ApiFailure, provider: Provider): FormError<Field> {
  if (failedWith(failure, 'connectionRefused')) {
    return { text: failure.message, fields: ['username', 'password', 'apiKey'] };
  }
  if (failure.kind === 'unreachable') return { text: "You're offline. Try again.", fields: [] };
  const isExplained =
    failedWith(failure, 'providerUnavailable') && failure.message !== errors.providerUnavailable.message;
  const advice = isExplained ? failure.message : adviceOnTooMany(failure);
  return { text: advice ?? `${PROVIDER_NAMES[provider]} isn't answering. Try again.`, fields: [] };
}
