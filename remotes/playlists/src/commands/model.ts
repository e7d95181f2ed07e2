// Takes the commands of this remote from the bus, from its first part on screen until the page is closed.
import { createSubscriptions } from '@segue/event-bus';
import { createPageStore } from '@segue/stores';
import { createEffect, sample } from 'effector';
import { CommandsGate } from './gate';

const subscriptions = createSubscriptions();

/** The user chose "Remove from playlist" in the menu of a track. */
export const trackRemovalRequested = subscriptions.on('playlist/remove-track');
/** The user chose "Undo" in the notice about a dropped track. */
export const undoAddRequested = subscriptions.on('playlist/undo-add');
/** The user chose "Undo" in the notice about a removed track. */
export const undoRemovalRequested = subscriptions.on('playlist/undo-removal');

const connectFx = createEffect(() => void subscriptions.connect());
const $isConnected = createPageStore(false, { sid: 'playlists/are-commands-taken' }).on(
  connectFx,
  () => true,
);

sample({
  clock: CommandsGate.open,
  source: $isConnected,
  filter: (isConnected) => !isConnected,
  fn: () => undefined,
  target: connectFx,
});
