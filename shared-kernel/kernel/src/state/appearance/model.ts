// Owns the page's current appearance, as reported by the shell.
import type { Appearance } from '@segue/contract';
import { createEvent } from 'effector';
import { createPageStore } from '../create-store';

export const appearanceShown = createEvent<Appearance>('appearanceShown');

/** Null until the shell reports it. */
export const $appearance = createPageStore<Appearance | null>(null).on(
  appearanceShown,
  (_, appearance) => appearance,
);
