// The lifetime of the settings screen: typed text and messages are cleared when it closes.
import { createSessionStore } from '@segue/stores';
import type { StoreWritable } from 'effector';
import { createGate } from 'effector-react';

/** Open while the settings screen is shown. */
export const SettingsGate = createGate({ name: 'SettingsGate' });

/** A store that resets when the screen opens or closes: a response may arrive between closing and opening. */
export function createScreenStore<State>(initial: State): StoreWritable<State> {
  return createSessionStore(initial).reset(SettingsGate.open, SettingsGate.close);
}
