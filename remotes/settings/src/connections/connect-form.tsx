import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { Button } from '@segue/ui';
import { PasswordField } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Buttons } from '../card';
import { useFocusAfter } from '../focus';
import { OpenForm } from '../forms/openable-form';
import { checkConnect, explainConnectFailure, submitConnectFx, type Field } from './connect';

export function ConnectForm({ provider }: { provider: Provider }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useFocusAfter<HTMLDivElement>(isOpen);
  const connect = useUnit(submitConnectFx);
  const name = PROVIDER_NAMES[provider];
  if (!isOpen) {
    return (
      <Buttons ref={toggle}>
        <Button aria-expanded={false} onClick={() => setOpen(true)}>{`Connect ${name}`}</Button>
      </Buttons>
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
      check={checkConnect}
      send={(values) => connect({ provider, values })}
      explain={(failure) => explainConnectFailure(failure, provider)}
      submit={{ children: 'Connect' }}
      onClose={() => setOpen(false)}
    />
  );
}
