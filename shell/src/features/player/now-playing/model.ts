// Owns whether the now-playing view is open.
import { $currentTrack, createPageStore } from '@segue/stores';
import { createEvent, sample } from 'effector';

export const nowPlayingToggled = createEvent('nowPlayingToggled');
export const nowPlayingClosed = createEvent('nowPlayingClosed');

export const $isNowPlayingOpen = createPageStore(false)
  .on(nowPlayingToggled, (isOpen) => !isOpen)
  .reset(nowPlayingClosed);

sample({
  clock: $currentTrack,
  filter: (track) => track === null,
  target: nowPlayingClosed,
});
