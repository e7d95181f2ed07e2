// Owns the copy of the player state in session storage: read once at the start, written at every change.
import { combine, createEffect, createEvent, sample } from 'effector';
import { createPageStore } from '../lifetimes';
import { diagnosticReported } from '../diagnostics/model';
import { appStarted } from '../start';
import { $playback, queueRestored } from './model';
import { $isPlayerExpanded, $isQueueOpen, panelsRestored } from './panels';
import { parseSavedState, serialise } from './saved-state';

/** PORT: the raw text saved under `playbackState`, or null. */
export const readSavedStateFx = createEffect<void, string | null>({ name: 'readSavedStateFx' });
/** PORT */
export const writeSavedStateFx = createEffect<string, void>({ name: 'writeSavedStateFx' });

const AREA = 'saved player state';
const restored = createEvent<ReturnType<typeof parseSavedState>>('restored');

/** Nothing is written before the former state was read. */
const $mayWrite = createPageStore(false, { sid: 'stores/playback/may-write' }).on(
  readSavedStateFx.finally,
  () => true,
);
const $text = combine(
  $playback.map(({ queue }) => queue),
  $isQueueOpen,
  $isPlayerExpanded,
  (queue, isQueueOpen, isPlayerExpanded) => serialise({ queue, panels: { isQueueOpen, isPlayerExpanded } }),
);

sample({ clock: appStarted, target: readSavedStateFx });
sample({
  clock: readSavedStateFx.doneData.filterMap((text) => text ?? undefined),
  fn: parseSavedState,
  target: restored,
});
sample({ clock: restored, fn: ({ state }) => state.panels, target: panelsRestored });
sample({ clock: restored, fn: ({ state }) => state.queue, target: queueRestored });
sample({
  clock: restored,
  filter: ({ problems }) => problems.length > 0,
  fn: ({ problems }) => ({ area: AREA, level: 'warning' as const, message: problems.slice(0, 5).join('. ') }),
  target: diagnosticReported,
});
sample({ clock: $text, filter: $mayWrite, target: writeSavedStateFx });
sample({
  clock: [readSavedStateFx.fail, writeSavedStateFx.fail],
  fn: ({ error }) => ({ area: AREA, level: 'warning' as const, message: error.message, detail: error }),
  target: diagnosticReported,
});
