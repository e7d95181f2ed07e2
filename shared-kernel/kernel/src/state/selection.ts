// Owns the tracks that the user has selected for a common action. The shell decides what a press selects; rows only read it.
import type { Track, TrackKey } from '@segue/contract';
import type { ListOwner } from '@segue/kernel/bus';
import { createEvent } from 'effector';
import { createSessionStore } from './lifetimes';

type Tracks = ReadonlyMap<TrackKey, Track>;

export type Selection = {
  owner: ListOwner;
  /** Id of the list that the choice began in. */
  listId: string;
  /** At least one. */
  chosen: Tracks;
  /** The row that was pressed alone last: a range begins there. */
  anchor: TrackKey;
  /** The selection before the range that ends at the last press. */
  beforeRange: Tracks;
  /** The rows of each list that tracks were chosen in, by its id. */
  lists: ReadonlyMap<string, readonly Track[]>;
};

export const selectionChanged = createEvent<Selection | null>('selectionChanged');
/** Null while nothing is chosen. */
export const $selection = createSessionStore<Selection | null>(null).on(
  selectionChanged,
  (_, selection) => selection,
);
