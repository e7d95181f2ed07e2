// The intended state of each toggled favorite, and the last confirmed state on the server. Pure functions.
import { trackKey, type Track, type TrackKey } from '@segue/contract';
import { afterChange, favoriteOf, listed, type Change, type Favorites } from './lists';

export type Intent = {
  /** The latest toggle of the user. */
  change: Change;
  /** The track in the server's list, as far as known; null when it is not a favorite there. */
  former: Track | null;
  /** `former` is newer than a list requested before it. */
  isConfirmed: boolean;
  /** What the running request asks for: true adds; null while no request runs. */
  sent: boolean | null;
  /** The server could not be reached; sent again later. */
  isWaiting: boolean;
};

export type Intents = readonly Intent[];

export type Save = Pick<Change, 'track' | 'add' | 'favoritedAt'>;
/** The result of the request. */
export type Saved = { key: TrackKey; favoritedAt: string | undefined };

const keyOf = ({ change }: Intent) => trackKey(change.track);
const isAgreed = ({ change, former, sent }: Intent) => sent === null && change.add === (former !== null);

function update(intents: Intents, key: TrackKey, next: (intent: Intent) => Intent): Intents {
  return intents.map((intent) => (keyOf(intent) === key ? next(intent) : intent));
}

export function find(intents: Intents, key: TrackKey): Intent | undefined {
  return intents.find((intent) => keyOf(intent) === key);
}

/** Adds the user's latest choice for a track, which replaces an earlier one. */
export function press(intents: Intents, change: Change, favorites: Favorites): Intents {
  const key = trackKey(change.track);
  if (find(intents, key)) return update(intents, key, (intent) => ({ ...intent, change, isWaiting: false }));
  const former = listed(favorites, change.track);
  return [...intents, { change, former, isConfirmed: false, sent: null, isWaiting: false }];
}

/** The requests to send now: at most one runs per track, then what differs is sent. */
export function due(intents: Intents): readonly Save[] {
  return intents
    .filter((intent) => intent.sent === null && !intent.isWaiting && !isAgreed(intent))
    .map(({ change }) => change);
}

/** Toggles that the server has not confirmed. */
export function unsaved(intents: Intents): readonly Change[] {
  return intents.filter((intent) => !isAgreed(intent)).map(({ change }) => change);
}

export function markSent(intents: Intents, saves: readonly Save[]): Intents {
  return saves.reduce(
    (all, { track, add }) => update(all, trackKey(track), (intent) => ({ ...intent, sent: add })),
    intents,
  );
}

export function markSaved(intents: Intents, { key, favoritedAt }: Saved): Intents {
  return update(intents, key, (intent) => ({
    ...intent,
    former: intent.sent ? favoriteOf({ ...intent.change, favoritedAt }) : null,
    isConfirmed: true,
    sent: null,
  }));
}

export function markUnreachable(intents: Intents, key: TrackKey): Intents {
  return update(intents, key, (intent) => ({ ...intent, sent: null, isWaiting: true }));
}

export function markRetried(intents: Intents): Intents {
  return intents.map((intent) => ({ ...intent, isWaiting: false }));
}

export function withoutIntent(intents: Intents, key: TrackKey): Intents {
  return intents.filter((intent) => keyOf(intent) !== key);
}

/** A list that is requested now contains earlier saved changes. */
export function onListRequested(intents: Intents): Intents {
  return intents.filter((intent) => !isAgreed(intent)).map((intent) => ({ ...intent, isConfirmed: false }));
}

/** A loaded list is the server's state: unconfirmed intents fall back to it. */
export function onListArrived(intents: Intents, list: Favorites): Intents {
  return intents.map((intent) =>
    intent.isConfirmed ? intent : { ...intent, former: listed(list, intent.change.track) },
  );
}

/** The server's list with the user's unconfirmed changes. */
export function withIntents(list: Favorites, intents: Intents): Favorites {
  return intents.reduce((favorites, { change }) => afterChange(favorites, change), list);
}
