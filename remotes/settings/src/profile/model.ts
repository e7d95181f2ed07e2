// Owns the saved profile; the e-mail and password forms change it through their own requests.
import type { Profile } from '@segue/contract';
import { sessionEnded } from '@segue/stores';
import { createEvent, createStore, sample } from 'effector';
import { isOurs, stayEnds } from '../stay';
import { loadProfileFx } from './api';

export const LOAD_FAILED = 'Failed to load user profile';

export const profileNeeded = createEvent('profileNeeded');
/** The server answered a change with the profile as it is now. */
export const profileUpdated = createEvent<Profile>('profileUpdated');

/** The load whose answer counts: none that began before an update, for it knows nothing of that. */
const $latestLoad = createStore<unknown>(null, { sid: 'settings/profile-latest-load', serialize: 'ignore' })
  .on(loadProfileFx, (_, load) => load)
  .reset(profileUpdated);
const loaded = sample({
  clock: loadProfileFx.done,
  source: $latestLoad,
  filter: (latest, { params }) => params === latest,
  fn: (_, { result }) => result.profile,
});

const loadFailed = sample({
  clock: loadProfileFx.fail,
  source: $latestLoad,
  filter: (latest, { params, error }) => params === latest && isOurs(error),
});

export const $profile = createStore<Profile | null>(null, { sid: 'settings/profile' })
  .on([loaded, profileUpdated], (_, profile) => profile)
  .reset(sessionEnded);
export const $isProfileLoading = loadProfileFx.pending;
export const $profileError = createStore<string | null>(null, { sid: 'settings/profile-error' })
  .on(loadFailed, () => LOAD_FAILED)
  // It stands until an answer: what was pressed to try again stays where it is.
  .reset([loaded, profileUpdated, ...stayEnds]);

sample({ clock: profileNeeded, fn: () => ({}), target: loadProfileFx });
