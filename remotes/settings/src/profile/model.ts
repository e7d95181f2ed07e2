// Owns the saved profile; the e-mail and password forms change it through their own requests.
import type { Profile } from '@segue/contract';
import { createSessionStore } from '@segue/stores';
import { createEvent, sample } from 'effector';
import { createScreenStore } from '../screen-lifetime';
import { loadProfileFx } from './api';

const LOAD_FAILED = 'Failed to load user profile';

export const profileNeeded = createEvent('profileNeeded');
/** The server answered a change with the profile as it is now. */
export const profileUpdated = createEvent<Profile>('profileUpdated');

export const $profile = createSessionStore<Profile | null>(null, { sid: 'settings/profile' })
  .on(loadProfileFx.doneData, (_, { profile }) => profile)
  .on(profileUpdated, (_, profile) => profile);
export const $isProfileLoading = loadProfileFx.pending;
export const $profileError = createScreenStore<string | null>(null, { sid: 'settings/profile-error' })
  .on(loadProfileFx.failed, () => LOAD_FAILED)
  // Kept until the next answer, so that the "Try again" button does not move while it loads.
  .reset([loadProfileFx.done, profileUpdated]);

sample({ clock: profileNeeded, target: loadProfileFx });
// A load that began before the change does not know of it.
sample({ clock: profileUpdated, fn: () => undefined, target: loadProfileFx.abort });
