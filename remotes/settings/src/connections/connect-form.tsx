import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { PasswordField } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { OpenableForm } from '../forms/openable-form';
import { checkConnect, explainConnectFailure, submitConnectFx, type Field } from './connect';

export function ConnectForm({ provider }: { provider: Provider }) {
  const connect = useUnit(submitConnectFx);
  return (
    <OpenableForm<Field>
      openLabel={`Connect ${PROVIDER_NAMES[provider]}`}
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
    />
  );
}
