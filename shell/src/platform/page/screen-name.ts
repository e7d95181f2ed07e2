// Owns the name that the screen of an artist, album or playlist has once its remote knows it.
import { createSubscriptions, type Messages } from '@segue/kernel/bus';
import { createPageStore } from '@segue/kernel/state';

const subscriptions = createSubscriptions();

/** With the screen's path, because the next screen may be visible already. */
export const $screenName = createPageStore<Messages['screen/name'] | null>(null).on(
  subscriptions.on('screen/name'),
  (_, named) => named,
);

export const wireScreenName = subscriptions.connect;
