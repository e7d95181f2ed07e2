import type { Profile } from '@segue/contract';
import { $session, createSessionStore } from '@segue/kernel/state';
import { createEvent, merge, sample } from 'effector';
import { reportInvalidDate } from './dates';
import { changePasswordFx, loadProfileFx, updateEmailFx } from './api';
import { createScreenStore, PersonalInfoGate } from './gates';

const LOAD_FAILED = 'Failed to load user profile';

export const retryRequested = createEvent('profileRetryRequested');
const profileUpdated = merge([updateEmailFx.doneData, changePasswordFx.doneData]).map(
  ({ profile }) => profile,
);

export const $profile = createSessionStore<Profile | null>(null)
  .on(loadProfileFx.doneData, (_, { profile }) => profile)
  .on(profileUpdated, (_, profile) => profile);
export const $hasPassword = $session.map((session) => session.status === 'signed-in' && session.hasPassword);
export const $isProfileLoading = loadProfileFx.pending;
export const $profileError = createScreenStore<string | null>(null)
  .on(loadProfileFx.failed, () => LOAD_FAILED)
  // Kept until the next response, so that the "Try again" button does not move while it loads.
  .reset([loadProfileFx.done, profileUpdated]);

sample({ clock: [PersonalInfoGate.open, retryRequested], fn: () => undefined, target: loadProfileFx });
// A load from before the change would restore the old profile.
sample({ clock: profileUpdated, fn: () => undefined, target: loadProfileFx.abort });
reportInvalidDate($profile, (profile) => [
  profile?.createdAt,
  profile?.lastUpdated,
  profile?.lastUpdatedPassword,
]);
