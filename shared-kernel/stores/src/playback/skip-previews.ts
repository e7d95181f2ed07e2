// Owns whether the queue passes over tracks of which only a preview plays.
import { createEvent } from 'effector';
import { createPageStore } from '../lifetimes';

export const skipPreviewsChosen = createEvent<boolean>('skipPreviewsChosen');

export const $doesSkipPreviews = createPageStore(false).on(skipPreviewsChosen, (_, isChosen) => isChosen);
