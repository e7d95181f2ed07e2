import { PasswordField, PasswordRule } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { $hasPassword } from '../profile';
import * as deletion from './deletion';
import { FormCard } from './openable-form';
import * as password from './password';

const presentPassword = { Input: PasswordField, autoComplete: 'current-password' };
const newPassword = { Input: PasswordField, autoComplete: 'new-password' };

export function PasswordCard() {
  return (
    <FormCard<password.Field>
      title="Password"
      openLabel="Change password"
      done="Password changed successfully"
      fields={[
        { ...presentPassword, field: 'currentPassword', label: 'Current password' },
        {
          ...newPassword,
          field: 'newPassword',
          label: 'New password',
          hint: (typed) => <PasswordRule password={typed} />,
        },
        { ...newPassword, field: 'repetition', label: 'Confirm new password' },
      ]}
      check={password.checkPasswords}
      send={useUnit(password.submitPasswordFx)}
      explain={password.explainPasswordFailure}
      submit={{ children: 'Save password' }}
    />
  );
}

export function DeletionCard() {
  const hasPassword = useUnit($hasPassword);
  return (
    <FormCard<deletion.Field>
      title="Delete account"
      text="Deletes your account with its favorites, playlists and connections. This can’t be undone."
      openLabel="Delete account"
      fields={[
        ...(hasPassword ? [{ ...presentPassword, field: 'password', label: 'Your password' } as const] : []),
        {
          field: 'confirmation',
          label: `Type ${deletion.CONFIRMATION} to confirm`,
          autoComplete: 'off',
          autoCapitalize: 'characters',
        },
      ]}
      check={deletion.checkDeletion}
      send={useUnit(deletion.submitDeletionFx)}
      explain={deletion.explainDeletionFailure}
      submit={{ children: 'Delete my account', variant: 'danger' }}
    />
  );
}
