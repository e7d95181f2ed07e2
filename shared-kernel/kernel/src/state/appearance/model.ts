// Owns which appearance the page shows, as the shell reports it.
import type { Appearance } from '@segue/contract';
import { createEvent } from 'effector';
import { createPageStore } from '../lifetimes';

export const appearanceShown = createEvent<Appearance>('appearanceShown');

/** Null until it is known. */
export const $appearance = createPageStore<Appearance | null>(null).on(
  appearanceShown,
  (_, appearance) => appearance,
);
