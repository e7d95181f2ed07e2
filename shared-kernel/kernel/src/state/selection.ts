// Owns the tracks that the user has selected for a common action. The shell decides what a press selects; rows only read it.
import type { Track, TrackKey } from '@segue/contract';
import type { ListOwner } from '@segue/kernel/bus';
import { createEvent } from 'effector';
import { createSessionStore } from './create-store';

type Tracks = ReadonlyMap<TrackKey, Track>;

export type Selection = {
  owner: ListOwner;
  /** Id of the list in which the selection started. */
  listId: string;
  /** Has at least one row. */
  chosen: Tracks;
  /** The last row pressed without Shift: a range starts there. */
  anchor: TrackKey;
  /** The selection before the range that ends at the last press. */
  beforeRange: Tracks;
  /** The rows of each list with a selected track, by the list's id. */
  lists: ReadonlyMap<string, readonly Track[]>;
};

export const selectionChanged = createEvent<Selection | null>('selectionChanged');
/** Null without a selection. */
export const $selection = createSessionStore<Selection | null>(null).on(
  selectionChanged,
  (_, selection) => selection,
);
