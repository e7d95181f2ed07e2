// Whether a form of this screen holds input that is not saved.
import { combine } from 'effector';
import { $isDeletionFormOpen } from './deletion';
import { $isEmailChanged } from './email';
import { $isPasswordFormOpen } from './password';

export const $hasUnsavedInput = combine(
  $isEmailChanged,
  $isPasswordFormOpen,
  $isDeletionFormOpen,
  (isEmailChanged, isPasswordOpen, isDeletionOpen) => isEmailChanged || isPasswordOpen || isDeletionOpen,
);
