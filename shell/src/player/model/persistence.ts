// Owns the copy of the player's state in session storage: read once at the start, written at every change.
import { createPageStore } from '@segue/kernel/state';
import { createStoredValue } from '@segue/kernel/state/ports';
import { combine, sample } from 'effector';
import { $playback } from './model';
import { $isPlayerExpanded, $isQueueOpen, panelsRestored } from './panels';
import { parseSavedState, serialise } from './saved-state';
import { playbackStarted } from './subscriptions';
import { queueRestored } from './wiring';

export const savedState = createStoredValue({
  area: 'saved player state',
  storage: 'sessionStorage',
  key: 'playbackState',
  parse: parseSavedState,
  serialize: serialise,
});

/** Nothing is saved before the saved state was read. */
const $mayWrite = createPageStore(false).on(savedState.readFx.finally, () => true);
const $state = combine({
  queue: $playback.map(({ queue }) => queue),
  panels: combine({ isQueueOpen: $isQueueOpen, isPlayerExpanded: $isPlayerExpanded }),
});
const restored = savedState.valueRead.filterMap((state) => state ?? undefined);

sample({ clock: playbackStarted, target: savedState.readFx });
sample({ clock: restored, fn: ({ panels }) => panels, target: panelsRestored });
sample({ clock: restored, fn: ({ queue }) => queue, target: queueRestored });
sample({ clock: $state, filter: $mayWrite, target: savedState.writeFx });
