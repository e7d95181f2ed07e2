import { createSessionStore } from '@segue/stores';
import type { StoreWritable } from 'effector';
import { SettingsGate } from './gates';

/** A store that resets when the screen opens or closes: a response may arrive between closing and opening. */
export function createScreenStore<State>(initial: State): StoreWritable<State> {
  return createSessionStore(initial).reset(SettingsGate.open, SettingsGate.close);
}
