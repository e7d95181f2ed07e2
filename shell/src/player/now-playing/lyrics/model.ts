// Owns the lyrics of the current track while they are visible.
import { createRequestFx } from '@segue/kernel/request';
import { descriptorOf, routes, trackKey, type Lyrics, type Track, type TrackKey } from '@segue/contract';
import { $currentTrack, createPageStore } from '@segue/kernel/state';
import { attach, combine, createEvent, sample } from 'effector';
import { $position } from '../../model/model';
import { $areLyricsShown, $isNowPlayingOpen } from '../model';

/** Players report their position twice a second: without it most lines would be late. */
const LEAD_MS = 250;

const getLyricsFx = createRequestFx(routes.getLyrics, { concurrency: 'latest' });
const loadLyricsFx = attach({
  effect: getLyricsFx,
  mapParams: ({ title, artistInfo, duration, provider, id }: Track) => ({
    query: {
      title,
      artist: artistInfo[0]?.name ?? '',
      ...(duration !== null && { duration: String(duration) }),
      ...(descriptorOf(provider).isOwnServer && { provider, trackId: id }),
    },
  }),
});
export const lyricsRetried = createEvent('lyricsRetried');

const $key = $currentTrack.map((track) => track && trackKey(track));
/** The result of the last request, and its track; null before any. */
type Answered = { key: TrackKey; lyrics: Lyrics } | { key: TrackKey; isUnreachable: boolean };
const $answered = createPageStore<Answered | null>(null);
sample({
  clock: loadLyricsFx.finally.filterMap((answer): Answered | undefined => {
    const key = trackKey(answer.params);
    if (answer.status === 'done') return { key, lyrics: answer.result };
    const { kind } = answer.error;
    return kind === 'aborted' ? undefined : { key, isUnreachable: kind === 'unreachable' };
  }),
  source: $key,
  filter: (current, { key }) => key === current,
  fn: (_, answered) => answered,
  target: $answered,
});
/** Lyrics of the current track; null during the load. */
export const $lyrics = combine($answered, $key, (answered, key) => (answered?.key === key ? answered : null));

const $areOnScreen = combine($isNowPlayingOpen, $areLyricsShown, (isOpen, areShown) => isOpen && areShown);
const needed = sample({
  clock: [$areOnScreen, $key, lyricsRetried],
  source: { track: $currentTrack, areOnScreen: $areOnScreen, answered: $lyrics },
}).filterMap(({ track, areOnScreen, answered }) =>
  track && areOnScreen && !(answered && 'lyrics' in answered) ? track : undefined,
);
sample({ clock: needed, target: loadLyricsFx });

export const $isRetrying = getLyricsFx.pending;
/** The current line; -1 before the first. */
export const $currentLine = combine($lyrics, $position, (answered, position) =>
  answered && 'lyrics' in answered && answered.lyrics.kind === 'synced'
    ? answered.lyrics.lines.findLastIndex(({ at }) => at <= position + LEAD_MS)
    : -1,
);
