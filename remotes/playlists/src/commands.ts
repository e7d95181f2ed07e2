// Takes the commands of this remote, from its first part on screen until the page is closed or the remote is replaced.
import { createSubscriptions } from '@segue/kernel/bus';
import { createPageStore } from '@segue/kernel/state';
import { createEffect, merge, sample } from 'effector';
import { CommandsGate } from './gates';

const subscriptions = createSubscriptions();

/** A change made offline was refused. */
export const reloadRequested = subscriptions.on('playlist/reload');
/** The user chose "Remove from playlist" in the menu of a track, or "Remove" for chosen tracks. */
export const tracksRemovalRequested = merge([
  subscriptions.on('playlist/remove-all'),
  subscriptions.on('playlist/remove-track').map(({ playlistId, track }) => ({ playlistId, tracks: [track] })),
]);
export const undoRequested = subscriptions.on('playlist/undo');

let disconnect = () => undefined as void;
const connectFx = createEffect(() => {
  disconnect = subscriptions.connect();
});
/** Ends the subscriptions before a newer build of this remote starts. */
export const disconnectCommands = () => disconnect();
const $isConnected = createPageStore(false).on(connectFx, () => true);

sample({
  clock: CommandsGate.open,
  source: $isConnected,
  filter: (isConnected) => !isConnected,
  fn: () => undefined,
  target: connectFx,
});
