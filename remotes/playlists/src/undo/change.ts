// Changes of playlists that can be undone. Pure.
import type { Notice } from '@segue/event-bus';
import { trackKey, type Track, type TrackKey } from '@segue/contract';

export type Change = { playlistId: number } & (
  | { kind: 'deleted'; name: string }
  /** `notice` replaces what is said otherwise. */
  | { kind: 'created'; name: string; notice?: Omit<Notice, 'action'> }
  /** `name` is the former one. */
  | { kind: 'renamed'; name: string; to: string }
  /** `present` of the chosen tracks were in the playlist before. */
  | { kind: 'added'; name: string; tracks: readonly Track[]; present?: number }
  /** `former` are all tracks in the order before. */
  | { kind: 'removed'; name: string; tracks: readonly Track[]; former: readonly TrackKey[] }
);

/** The text of the notice after the change. */
export function messageOf(change: Change): string {
  const name = `“${change.kind === 'renamed' ? change.to : change.name}”.`;
  if ('tracks' in change && change.tracks.length > 1) {
    const count = `${change.tracks.length} tracks`;
    const rest = change.kind === 'added' && change.present ? ` ${presentText(change.present)}` : '';
    return change.kind === 'added' ? `Added ${count} to ${name}${rest}` : `Removed ${count} from ${name}`;
  }
  return `${VERBS[change.kind]} ${name}`;
}

const presentText = (count: number) => `${count} ${count === 1 ? 'was' : 'were'} already there.`;

const VERBS = {
  created: 'Created',
  deleted: 'Deleted',
  renamed: 'Renamed to',
  added: 'Added to',
  removed: 'Removed from',
};

/** What an undo is about: '“Night drive”', '3 tracks'. */
export function nameOf({ tracks }: { tracks: readonly Track[] }): string {
  return tracks.length === 1 ? `“${tracks[0]!.title}”` : `${tracks.length} tracks`;
}

/** The keys of the tracks after this one. */
export function followersOf(order: readonly TrackKey[], track: Track): readonly TrackKey[] {
  return order.slice(order.indexOf(trackKey(track)) + 1);
}
