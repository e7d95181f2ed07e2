// Keyboard commands in a list of tracks.
import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';

const PAGE_ROWS = 8;

export function rowAfterKey(key: string, from: number, count: number): number | null {
  const last = count - 1;
  const to: Partial<Record<string, number>> = {
    ArrowUp: from - 1,
    ArrowDown: from + 1,
    PageUp: from - PAGE_ROWS,
    PageDown: from + PAGE_ROWS,
    Home: 0,
    End: last,
  };
  const index = to[key];
  return index === undefined ? null : Math.min(Math.max(index, 0), last);
}

export const LETTERS: Partial<Record<string, (track: Track, isMember: boolean) => void>> = {
  a: (track) => send('queue/add', { track }),
  n: (track) => send('queue/play-next', { track }),
  l: (track, isMember) =>
    isMember
      ? send('favorites/toggle', { track })
      : send('notice/show', { text: 'Sign in to save favorites.' }),
};
