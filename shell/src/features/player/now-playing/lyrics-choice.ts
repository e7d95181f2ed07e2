// Whether lyrics are shown while the now-playing view is open; the device remembers it.
import { $runtimeConfig, createPageStore } from '@segue/stores';
import { createStoredValue } from '@segue/stores/ports';
import { combine, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';

/** Open while the now-playing view is. */
export const NowPlayingGate = createGate('now playing');
export const lyricsChosen = createEvent<boolean>('lyricsChosen');

const stored = createStoredValue<boolean>({
  area: 'lyrics',
  storage: 'localStorage',
  key: 'showsLyrics',
  parse: (text) => ({ value: text === 'true', problems: [] }),
  serialize: String,
});
const $isChosen = createPageStore(false)
  .on(lyricsChosen, (_, isChosen) => isChosen)
  .on(stored.valueRead, (_, isChosen) => isChosen === true);

sample({ clock: NowPlayingGate.open, fn: () => undefined, target: stored.readFx });
sample({ clock: lyricsChosen, target: stored.writeFx });

export const $hasLyrics = $runtimeConfig.map(({ hasLyrics }) => hasLyrics === true);
export const $areLyricsShown = combine($hasLyrics, $isChosen, (hasLyrics, isChosen) => hasLyrics && isChosen);
