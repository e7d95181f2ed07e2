import { trackKey, type Track, type TrackKey } from '@segue/contract';
import type { Messages } from '@segue/kernel/bus';
import type { Selection } from '@segue/kernel/state/ports';

const entriesOf = (tracks: readonly Track[]) => tracks.map((track) => [trackKey(track), track] as const);

/** The choice after a press; null when nothing is chosen any more. A list of another owner begins anew. */
export function choose(
  before: Selection | null,
  { owner, tracks, index, extent, listId }: Messages['selection/choose'],
): Selection | null {
  const pressed = tracks[index];
  if (!pressed) return before;
  const key = trackKey(pressed);
  const now = before?.owner === owner ? before : null;
  const old: Selection['chosen'] = now?.chosen ?? new Map<TrackKey, Track>();
  const lists = new Map(now?.lists).set(listId, tracks);
  const base = { owner, lists, listId: now?.listId ?? listId };

  if (extent === 'row') {
    const chosen = new Map(old);
    if (!chosen.delete(key)) chosen.set(key, pressed);
    return chosen.size === 0 ? null : { ...base, chosen, anchor: key, beforeRange: chosen };
  }
  const from = tracks.findIndex((track) => trackKey(track) === now?.anchor);
  // A range stays in the list in which it started.
  const isAnchored = now !== null && from >= 0;
  const beforeRange = isAnchored ? now.beforeRange : old;
  const [first, last] = isAnchored ? [Math.min(from, index), Math.max(from, index)] : [index, index];
  const added = extent === 'all' ? tracks : tracks.slice(first, last + 1);
  const chosen = new Map([...beforeRange, ...entriesOf(added)]);
  return { ...base, chosen, anchor: isAnchored ? now.anchor : key, beforeRange };
}

/** The selected tracks in list order, one list after the other; filtered-out ones last. */
export function chosenInOrder({ chosen, lists }: Selection): readonly Track[] {
  const listed = entriesOf([...lists.values()].flat()).filter(([key]) => chosen.has(key));
  return [...new Map([...listed, ...chosen]).values()];
}
