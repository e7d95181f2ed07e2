import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { Button, TextField } from '@segue/ui';
import { PasswordField } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { Buttons, ErrorPanel, Form } from '../card';
import { useFocusOnClose } from '../focus';
import { FormField, useFormSubmit } from '../forms/form-fields';
import { connectForms } from './connect';

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
