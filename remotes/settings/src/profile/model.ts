// Owns the saved profile; the e-mail and password forms change it through their own requests.
import type { Profile } from '@segue/contract';
import { sessionEnded } from '@segue/stores';
import { createEvent, createStore, sample } from 'effector';
import { latestOf } from '../latest-load';
import { stayEnds } from '../stay';
import { loadProfileFx } from './api';

export const LOAD_FAILED = 'Failed to load user profile';

export const profileNeeded = createEvent('profileNeeded');
/** The server answered a change with the profile as it is now. */
export const profileUpdated = createEvent<Profile>('profileUpdated');

const { loaded, loadFailed } = latestOf({
  sid: 'settings/profile-latest-load',
  loadFx: loadProfileFx,
  overtakenBy: profileUpdated,
});

export const $profile = createStore<Profile | null>(null, { sid: 'settings/profile' })
  .on(loaded, (_, { profile }) => profile)
  .on(profileUpdated, (_, profile) => profile)
  .reset(sessionEnded);
export const $isProfileLoading = loadProfileFx.pending;
export const $profileError = createStore<string | null>(null, { sid: 'settings/profile-error' })
  .on(loadFailed, () => LOAD_FAILED)
  // It stands until an answer: what was pressed to try again stays where it is.
  .reset([loaded, profileUpdated, ...stayEnds]);

sample({ clock: profileNeeded, fn: () => ({}), target: loadProfileFx });
