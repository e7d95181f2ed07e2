import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { Button, TextField } from '@segue/ui';
import { PasswordField } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { useFocusOnClose } from '../focus';
import { FormField, OpenForm } from '../forms/form-fields';
import { connectForms } from './connect';

export function ConnectForm({ provider }: { provider: Provider }) {
  const form = connectForms[provider];
  const [isOpen, onToggle] = useUnit([form.$isOpen, form.toggled]);
  const toggle = useFocusOnClose(isOpen);
  if (isOpen) return <Fields provider={provider} />;
  return (
    <Button
      ref={toggle}
      aria-expanded={false}
      onClick={() => onToggle()}
    >{`Connect ${PROVIDER_NAMES[provider]}`}</Button>
  );
}

function Fields({ provider }: { provider: Provider }) {
  const form = connectForms[provider];
  const isSending = useUnit(form.$isSending);
  const errorId = `connect-${provider}`;
  const shared = { form, 'aria-describedby': errorId, disabled: isSending };
  return (
    <OpenForm
      form={form}
      errorId={errorId}
      submit={{ children: 'Connect' }}
      aria-label={`Connect ${PROVIDER_NAMES[provider]}`}
    >
      <FormField
        {...shared}
        field="username"
        Input={TextField}
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
