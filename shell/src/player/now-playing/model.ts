// Owns whether the now-playing view is open, and whether it shows lyrics.
import { descriptorOf } from '@segue/contract';
import { $currentTrack, $runtimeConfig, createPageStore } from '@segue/kernel/state';
import { combine, createEvent, sample } from 'effector';
import { $isQueueOpen } from '../model/panels';
import { createDeviceChoice } from '../../platform/storage/device-choice';

export const nowPlayingToggled = createEvent('nowPlayingToggled');
export const nowPlayingClosed = createEvent('nowPlayingClosed');

export const $isNowPlayingOpen = createPageStore(false)
  .on(nowPlayingToggled, (isOpen) => !isOpen)
  .reset(nowPlayingClosed);

/** The view closed for the queue's sheet, and reopens after it. */
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

const choice = createDeviceChoice({ area: 'lyrics', key: 'showsLyrics' });
export const lyricsChosen = choice.chosen;
export const wireLyricsChoice = choice.wire;
/** By a service for all songs, or by the user's own server for its songs. */
export const $hasLyrics = combine(
  $runtimeConfig,
  $currentTrack,
  ({ hasLyrics }, track) =>
    hasLyrics === true || (track && descriptorOf(track.provider).isOwnServer) === true,
);
export const $areLyricsShown = combine(
  $hasLyrics,
  choice.$isChosen,
  (hasLyrics, isChosen) => hasLyrics && isChosen === true,
);
