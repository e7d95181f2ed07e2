// The lifetime of the settings screen: what was typed, refused or answered there is gone when it is opened again.
import { createSessionStore } from '@segue/stores';
import { createEvent, type StoreWritable } from 'effector';

export const settingsOpened = createEvent('settingsOpened');
export const settingsClosed = createEvent('settingsClosed');

/** A store that resets when the screen opens or closes. Opening counts too: an answer may arrive after the screen closed. */
export function createScreenStore<State>(initial: State, options: { sid: string }): StoreWritable<State> {
  return createSessionStore(initial, options).reset(settingsOpened, settingsClosed);
}
