// Owns whether the now-playing view is open.
import { $currentTrack, createPageStore } from '@segue/stores';
import { $isQueueOpen } from '@segue/stores/ports';
import { createEvent, sample } from 'effector';

export const nowPlayingToggled = createEvent('nowPlayingToggled');
export const nowPlayingClosed = createEvent('nowPlayingClosed');

export const $isNowPlayingOpen = createPageStore(false)
  .on(nowPlayingToggled, (isOpen) => !isOpen)
  .reset(nowPlayingClosed);

/** The view gave way to the queue's sheet, and comes back when that is closed. */
export const sheetChosen = createEvent('queueSheetChosen');
const $comesBack = createPageStore(false).on(sheetChosen, () => true);
const queueClosed = sample({
  clock: $isQueueOpen,
  source: $comesBack,
  filter: (comesBack, isOpen) => comesBack && !isOpen,
});
sample({ clock: queueClosed, target: nowPlayingToggled });
$comesBack.reset(queueClosed);

sample({
  clock: $currentTrack,
  filter: (track) => track === null,
  target: nowPlayingClosed,
});
