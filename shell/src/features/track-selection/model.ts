import { createSubscriptions } from '@segue/kernel/bus';
import { $isMember, $selection } from '@segue/kernel/state';
import { selectionChanged } from '@segue/kernel/state/ports';
import { createEvent, sample } from 'effector';
import { $isQueueOpen } from '../../player';
import { preloadRemoteFx } from '../../platform/remotes';
import { choose } from './rules';

const subscriptions = createSubscriptions();
const choiceRequested = subscriptions.on('selection/choose');
const listLeft = subscriptions.on('selection/end');

export const selectionEnded = createEvent('selectionEnded');

sample({ clock: choiceRequested, source: $selection, fn: choose, target: selectionChanged });
sample({
  clock: choiceRequested,
  source: $isMember,
  filter: (isMember) => isMember,
  // This remote renders the playlists to add to.
  fn: () => 'playlists',
  target: preloadRemoteFx,
});
sample({
  clock: listLeft,
  source: $selection,
  filter: (selection, { listId }) => selection?.listId === listId,
  target: selectionEnded,
});
sample({
  clock: $isQueueOpen,
  source: $selection,
  filter: (selection, isOpen) => !isOpen && selection?.owner === 'queue',
  target: selectionEnded,
});
sample({ clock: selectionEnded, fn: () => null, target: selectionChanged });

export const wireTrackSelection = subscriptions.connect;
