import type { OAuthFailure } from '@segue/contract/oauth-failures';
import { createSessionStore } from '@segue/kernel/state';
import type { StoreWritable } from 'effector';
import { createGate } from 'effector-react';

export const SettingsGate = createGate({ name: 'SettingsGate' });
export const PersonalInfoGate = createGate({ name: 'PersonalInfoGate' });
export const ScrobblingGate = createGate({ name: 'ScrobblingGate' });
export const ConnectionsGate = createGate({ name: 'ConnectionsGate' });
/** Opens when the URL has the result of a failed OAuth flow. */
export const OAuthFailureGate = createGate<{ failure: OAuthFailure }>({ name: 'OAuthFailureGate' });

/** A store that resets when the screen opens or closes: a response may arrive between closing and opening. */
export function createScreenStore<State>(initial: State): StoreWritable<State> {
  return createSessionStore(initial).reset(SettingsGate.open, SettingsGate.close);
}
