// Connects a provider with the user's own log-in there, which the server checks at once.
import { adviceOnTooMany, failedWith, type ApiFailure } from '@segue/api-client';
import { errors, PROVIDER_NAMES, type Provider } from '@segue/contract';
import { Button } from '@segue/ui';
import type { FormError } from '@segue/ui/form';
import { PasswordField } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { connectFx } from '../api';
import { useFocusOnClose } from '../focus';
import { OpenForm } from '../forms/openable-form';

type Field = 'username' | 'password' | 'apiKey';
const INCOMPLETE = 'Enter your username and password, or an API key.';

export function ConnectForm({ provider }: { provider: Provider }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useFocusOnClose(isOpen);
  const connect = useUnit(connectFx);
  const name = PROVIDER_NAMES[provider];
  if (!isOpen) {
    return (
      <Button ref={toggle} aria-expanded={false} onClick={() => setOpen(true)}>{`Connect ${name}`}</Button>
    );
  }
  return (
    <OpenForm<Field>
      aria-label={`Connect ${name}`}
      fields={[
        {
          field: 'username',
          label: 'Username',
          autoComplete: 'username',
          autoCapitalize: 'none',
          autoFocus: true,
        },
        { field: 'password', label: 'Password', autoComplete: 'current-password', Input: PasswordField },
        { field: 'apiKey', label: 'Or an API key', autoComplete: 'off', Input: PasswordField },
      ]}
      check={check}
      send={({ username, password, apiKey }) =>
        apiKey.trim() === ''
          ? connect({ params: { provider }, body: { username: username.trim(), password } })
          : connect({ params: { provider }, body: { apiKey: apiKey.trim() } })
      }
      explain={(failure) => explain(failure, provider)}
      submit={{ children: 'Connect' }}
      onClose={() => setOpen(false)}
    />
  );
}

function check({ username, password, apiKey }: Record<Field, string>): readonly FormError<Field>[] {
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
