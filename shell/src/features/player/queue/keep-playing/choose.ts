// Which of the songs that were found follow, and in which order.
import { trackKey, type Track } from '@segue/contract';
import { playabilityOf, type $favorites, type $playbackRights } from '@segue/stores';
import type { PlaybackState } from '@segue/stores/ports';
import { newSongs } from '@segue/tracks/versions';
import type { StoreValue } from 'effector';

export type Wanted = {
  /** The last track. */
  after: Track;
  playback: PlaybackState;
  rights: StoreValue<typeof $playbackRights>;
  favorites: StoreValue<typeof $favorites>;
  /** Played lately, or brought before. */
  heard: readonly Track[];
};

/** How many songs are brought at once. */
const BATCH = 10;
const MAX_PER_ARTIST = 2;

/** The best songs, of the lists in turn: none that cannot play in full, none that was heard or is queued, few of one artist. */
export function chooseSimilar(
  lists: readonly (readonly Track[])[],
  { playback, rights, heard }: Pick<Wanted, 'playback' | 'rights' | 'heard'>,
): readonly Track[] {
  const known = [...playback.queue.tracks, ...heard];
  const keys = new Set(known.map(trackKey));
  const fitting = inTurn(lists).filter(
    (track) =>
      playabilityOf(track, rights) === 'playable' && !keys.has(trackKey(track)) && keys.add(trackKey(track)),
  );
  const counts = new Map<string, number>();
  const isVaried = ({ artistInfo: [artist] }: Track) => {
    const name = (artist?.name ?? '').toLowerCase();
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count <= MAX_PER_ARTIST;
  };
  const songs = newSongs(fitting, known);
  const varied = songs.filter(isVaried);
  const others = songs.filter((track) => !varied.includes(track));
  return [...varied, ...others].slice(0, BATCH);
}

function inTurn(lists: readonly (readonly Track[])[]): Track[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
