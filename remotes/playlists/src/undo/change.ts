// Changes of playlists that can be undone. Pure.
import type { Notice } from '@segue/event-bus';
import { trackKey, type Track, type TrackKey } from '@segue/contract';

export type Change = { playlistId: number } & (
  | { kind: 'deleted'; name: string }
  /** `notice` replaces what is said otherwise. */
  | { kind: 'created'; name: string; notice?: Omit<Notice, 'action'> }
  /** `name` is the former one. */
  | { kind: 'renamed'; name: string; to: string }
  /** `former` is the replaced image, `imageUrl` the address of the new one; null = none. */
  | { kind: 'cover'; name: string; former: File | null; imageUrl: string | null }
  | { kind: 'added'; name: string; track: Track }
  /** `followers` are all tracks that came after it. */
  | { kind: 'removed'; name: string; track: Track; followers: readonly TrackKey[] }
  | { kind: 'moved'; track: Track; followers: readonly TrackKey[] }
);

/** The text of the notice after the change. */
export function messageOf(change: Change): string {
  if (change.kind === 'moved') return `Moved “${change.track.title}”.`;
  const name = `“${change.kind === 'renamed' ? change.to : change.name}”.`;
  return `${VERBS[change.kind]} ${name}`;
}

const VERBS = {
  created: 'Created',
  deleted: 'Deleted',
  renamed: 'Renamed to',
  cover: 'Changed the cover of',
  added: 'Added to',
  removed: 'Removed from',
};

/** The keys of the tracks after this one. */
export function followersOf(order: readonly TrackKey[], track: Track): readonly TrackKey[] {
  return order.slice(order.indexOf(trackKey(track)) + 1);
}
