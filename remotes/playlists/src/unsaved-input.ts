// Whether something was entered in this remote that the server does not have yet.
import { combine } from 'effector';
import { $isFormOpen } from './create-playlist';
import { $review } from './import-playlist';
import { $isOrderUnsaved } from './playlist-detail';
import { $draft } from './playlist-edit';

export const $hasUnsavedInput = combine(
  $isFormOpen,
  $draft,
  $isOrderUnsaved,
  $review,
  (isFormOpen, draft, isOrderUnsaved, review) =>
    isFormOpen || draft !== null || isOrderUnsaved || review !== null,
);
