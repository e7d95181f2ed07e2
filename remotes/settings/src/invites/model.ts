// Owns the invite link that the user has just made.
import { failedWith } from '@segue/kernel/request';
import { createEvent, sample } from 'effector';
import { createInviteFx } from '../api';
import { createScreenStore } from '../gates';

const FAILED = 'The link couldn’t be created. Try again.';

export const inviteRequested = createEvent('inviteRequested');
export const $isCreating = createInviteFx.pending;
export const $invite = createScreenStore<{ url: string; expiresAt: string } | null>(null).on(
  createInviteFx.doneData,
  (_, invite) => invite,
);
export const $inviteError = createScreenStore<string | null>(null)
  .on(createInviteFx.failed, (_, { error }) =>
    failedWith(error, 'tooMany') || failedWith(error, 'invitesOff') ? error.message : FAILED,
  )
  .reset(createInviteFx);

sample({ clock: inviteRequested, fn: () => undefined, target: createInviteFx });
