// The commands that playback handles, and when it may run effects.
import { createSubscriptions } from '@segue/kernel/bus';
import { createEvent } from 'effector';

export const subscriptions = createSubscriptions();

/** Playback may run effects. */
export const playbackStarted = createEvent('playbackStarted');
