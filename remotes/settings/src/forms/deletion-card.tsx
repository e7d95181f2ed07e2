import { adviceOnTooMany, failedWith, type ApiFailure } from '@segue/api-client';
import { messages } from '@segue/contract';
import type { FormError } from '@segue/ui/form';
import { PasswordField } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { deleteAccountFx } from '../api';
import { FormCard } from './openable-form';

const CONFIRMATION = 'DELETE';
type Field = 'password' | 'confirmation';

export function DeletionCard() {
  const deleteAccount = useUnit(deleteAccountFx);
  return (
    <FormCard<Field>
      title="Delete account"
      text="Deletes your account with its favorites, playlists and connections. This can't be undone."
      openLabel="Delete account"
      fields={[
        {
          field: 'password',
          Input: PasswordField,
          label: 'Your password',
          autoComplete: 'current-password',
        },
        {
          field: 'confirmation',
          label: `Type ${CONFIRMATION} to confirm`,
          autoComplete: 'off',
          autoCapitalize: 'characters',
        },
      ]}
      check={check}
      send={({ password }) => deleteAccount({ body: { confirmation: CONFIRMATION, password } })}
      explain={explain}
      submit={{ children: 'Delete my account', variant: 'danger' }}
    />
  );
}

function check({ password, confirmation }: Record<Field, string>): readonly FormError<Field>[] {
  const errors: FormError<Field>[] = [];
  if (password === '') errors.push({ text: messages.passwordRequired, fields: ['password'] });
  if (confirmation.trim() !== CONFIRMATION)
    errors.push({ text: `Type ${CONFIRMATION} to confirm.`, fields: ['confirmation'] });
  return errors;
}

function explain(failure: ApiFailure): FormError<Field> {
  const advice = adviceOnTooMany(failure);
  if (advice !== null) return { text: `Too many attempts. ${advice}`, fields: [] };
  return failedWith(failure, 'passwordIncorrect')
    ? { text: failure.message, fields: ['password'] }
    : { text: "Your account couldn't be deleted. Try again.", fields: [] };
}
