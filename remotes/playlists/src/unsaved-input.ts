// Whether something was entered in this remote that the server does not have yet.
import { combine } from 'effector';
import { $isFormOpen } from './create-playlist';
import { $isOrderUnsaved } from './playlist-detail';
import { $draft } from './playlist-edit';

export const $hasUnsavedInput = combine(
  $isFormOpen,
  $draft,
  $isOrderUnsaved,
  (isFormOpen, draft, isOrderUnsaved) => isFormOpen || draft !== null || isOrderUnsaved,
);
