// Random commands of the queue, for property tests.
import { PROVIDERS, trackKey, type Track, type TrackKey } from '@segue/contract';
import { someTracks } from '@segue/kernel/testing';
import type { PlaybackRights } from '@segue/kernel/state/ports';
import fc from 'fast-check';
import { playTrack } from './play-track';
import type { PlaybackState, TransitionResult } from './playback-state';
import { goToNext, goToPrevious, playEntry } from './playback-transitions';
import { onEnd } from './player-transitions';
import { redo, undo } from './queue-history';
import { cycleRepeat, moveEntry, toggleShuffle } from './queue-order';
import {
  addAndPlayAll,
  addNext,
  addTracks,
  clearQueue,
  removeTracks,
  replaceEntry,
} from './queue-transitions';
import { addSimilarTracks } from './similar-songs';

export const RIGHTS: PlaybackRights = {
  role: 'member',
  playsAt: ['spotify', 'soundcloud'],
  providers: PROVIDERS,
};
export const SONGS = [...someTracks('spotify', 5), ...someTracks('soundcloud', 4)];

export type Command =
  | { do: 'add' | 'remove' | 'play' | 'play-next'; song: number }
  | { do: 'reorder' | 'replace'; from: number; to: number }
  | { do: 'select'; at: number }
  | { do: 'play-all' | 'add-all' | 'similar' | 'remove-all'; songs: number[] }
  | { do: 'clear' | 'next' | 'previous' | 'end' | 'repeat' | 'undo' | 'redo' }
  | { do: 'shuffle'; seed: number };

const song = fc.nat(SONGS.length - 1);
const place = fc.integer({ min: -1, max: 10 });
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constantFrom('add', 'add', 'remove', 'play', 'play-next'), song }),
  fc.record({ do: fc.constant('reorder'), from: place, to: place }),
  fc.record({ do: fc.constant('replace'), from: song, to: song }),
  fc.record({ do: fc.constant('select'), at: place }),
  fc.record({
    do: fc.constantFrom('play-all', 'add-all', 'similar', 'similar', 'remove-all'),
    songs: fc.array(song, { maxLength: 6 }),
  }),
  fc.record({ do: fc.constantFrom('clear', 'next', 'previous', 'end', 'repeat', 'undo', 'redo') }),
  fc.record({ do: fc.constant('shuffle'), seed: fc.nat() }),
) as fc.Arbitrary<Command>;

export function keyOf(at: number): TrackKey {
  return trackKey(SONGS[at]!);
}

/** The effect of a command for a user who may play everything. */
export function run(state: PlaybackState, command: Command): TransitionResult {
  switch (command.do) {
    case 'add':
      return addTracks(state, { tracks: [SONGS[command.song]!] }, RIGHTS);
    case 'remove':
      return removeTracks(state, { keys: [keyOf(command.song)] }, RIGHTS);
    case 'play':
      return playTrack(state, { track: SONGS[command.song]! }, RIGHTS);
    case 'play-next':
      return addNext(state, { tracks: [SONGS[command.song]!] });
    case 'reorder':
      return moveEntry(state, { from: command.from, to: command.to });
    case 'replace':
      return replaceEntry(state, { key: keyOf(command.from), track: SONGS[command.to]! }, RIGHTS);
    case 'select':
      return playEntry(state, { index: command.at }, RIGHTS);
    case 'play-all':
      return addAndPlayAll(state, { tracks: songsOf(command.songs), name: 'Mix' }, RIGHTS);
    case 'add-all':
      return addTracks(state, { tracks: songsOf(command.songs), name: 'Mix' }, RIGHTS);
    case 'similar':
      return addSimilarTracks(state, {
        tracks: songsOf(command.songs),
        after: trackKey(state.current ?? SONGS[0]!),
      });
    case 'remove-all':
      return removeTracks(state, { keys: command.songs.map(keyOf) }, RIGHTS);
    case 'clear':
      return clearQueue(state);
    case 'next':
      return goToNext(state, RIGHTS);
    case 'previous':
      return goToPrevious(state, RIGHTS);
    case 'end':
      return onEnd(state, { generation: state.generation }, RIGHTS);
    case 'repeat':
      return cycleRepeat(state);
    case 'undo':
      return undo(state, RIGHTS);
    case 'redo':
      return redo(state, RIGHTS);
    case 'shuffle':
      return toggleShuffle(state, command.seed);
  }
}

function songsOf(places: readonly number[]): Track[] {
  return places.map((at) => SONGS[at]!);
}
