// Owns the lyrics of the current track while they are on the screen.
import { createRequestFx } from '@segue/api-client';
import { routes, trackKey, type Lyrics, type TrackKey } from '@segue/contract';
import { $currentTrack, createPageStore } from '@segue/stores';
import { $position } from '@segue/stores/ports';
import { combine, createEvent, sample } from 'effector';
import { LyricsGate } from './gate';

/** Players report their position twice a second: without it most lines would be late. */
const LEAD_MS = 250;

const getLyricsFx = createRequestFx(routes.getLyrics, { concurrency: 'latest' });

export const lyricsRetried = createEvent('lyricsRetried');

const $key = $currentTrack.map((track) => track && trackKey(track));
const asked = sample({
  clock: [LyricsGate.open, $key, lyricsRetried],
  source: { track: $currentTrack, isOpen: LyricsGate.status },
}).filterMap(({ track, isOpen }) => (track && isOpen ? track : undefined));

/** What came of the last request, and for which track; null while it runs. */
type Answered = { key: TrackKey; lyrics: Lyrics } | { key: TrackKey; isUnreachable: boolean };
const $askedKey = createPageStore<TrackKey | null>(null).on(asked, (_, track) => trackKey(track));
const $answered = createPageStore<Answered | null>(null);

const needed = sample({
  clock: asked,
  source: $answered,
  filter: (answered, track) =>
    answered === null || !('lyrics' in answered) || answered.key !== trackKey(track),
  fn: (_, track) => track,
});
sample({
  clock: needed,
  fn: ({ title, artistInfo, duration }) => ({
    query: { title, artist: artistInfo[0]?.name ?? '', duration: String(Math.round(duration)) },
  }),
  target: getLyricsFx,
});
sample({
  clock: getLyricsFx.doneData,
  source: $askedKey,
  filter: Boolean,
  fn: (key, lyrics) => ({ key, lyrics }),
  target: $answered,
});
sample({
  clock: getLyricsFx.failed,
  source: $askedKey,
  filter: Boolean,
  fn: (key, { error }) => ({ key, isUnreachable: error.kind === 'unreachable' }),
  target: $answered,
});

export const $isRetrying = getLyricsFx.pending;
/** Of the current track; null while they are loaded. */
export const $lyrics = combine($answered, $key, (answered, key) => (answered?.key === key ? answered : null));
/** The line that is sung; -1 before the first. */
export const $currentLine = combine($lyrics, $position, (answered, position) =>
  answered && 'lyrics' in answered && answered.lyrics.kind === 'synced'
    ? answered.lyrics.lines.findLastIndex(({ at }) => at <= position + LEAD_MS)
    : -1,
);
