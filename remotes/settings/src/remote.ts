import { defineRemote } from '@segue/federation';
import { combine } from 'effector';
import manifest from '../remote.json';
import { deletionForm } from './forms/deletion';
import { $isEmailChanged } from './forms/email';
import { passwordForm } from './forms/password';
import { AccountSettingsScreen } from './screen';

const $hasUnsavedInput = combine([$isEmailChanged, passwordForm.$isOpen, deletionForm.$isOpen], (unsaved) =>
  unsaved.some(Boolean),
);

export default defineRemote(manifest, { AccountSettingsScreen }, { $hasUnsavedInput });
