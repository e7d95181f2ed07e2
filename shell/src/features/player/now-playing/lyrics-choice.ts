// Whether lyrics are shown while the now-playing view is open; the device remembers it.
import { $runtimeConfig } from '@segue/stores';
import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { createDeviceChoice } from '../../../platform/device-choice';

/** Open while the now-playing view is. */
export const NowPlayingGate = createGate('now playing');
const choice = createDeviceChoice({ area: 'lyrics', key: 'showsLyrics' });
export const lyricsChosen = choice.chosen;

sample({ clock: NowPlayingGate.open, target: choice.readFx });

export const $hasLyrics = $runtimeConfig.map(({ hasLyrics }) => hasLyrics === true);
export const $areLyricsShown = combine(
  $hasLyrics,
  choice.$isChosen,
  (hasLyrics, isChosen) => hasLyrics && isChosen === true,
);
