import { forEachProvider, PROVIDERS, type Track, type TrackKey, trackKey } from '@segue/contract';
import { $playbackRights, playabilityOf } from '@segue/stores';
import { useUnit } from 'effector-react';
import { type ReactNode, useMemo, useState } from 'react';
import { TrackRow, type TrackRowProps } from '../track-row';
import { type Alike, type Columns, findAlike, NO_PAIRS, type Pairs, pairVersions } from './pairs';
import { finish } from './steps';
import { BothMarks, ServiceMark, VersionsButton } from './versions-button';

type Versions = {
  columns: Columns;
  /** Number of shown songs that both services have. */
  count: number;
  rowOf: (row: TrackRowProps) => ReactNode;
};

const OTHER = { 'data-version': true } as const;
const NONE: ReadonlySet<TrackKey> = new Set();

type Options = {
  /** Whether rows that just appeared stay on screen. */
  areSettled?: boolean;
  /** Song matches found earlier, for `all` or a former list; the other tracks are matched during rendering. */
  alike?: Alike | null;
};

/**
 * Two columns in which each song has one row, which opens to show both versions. `all` are the tracks to compare, `shown`
 * those to draw. Unless `isOn`, every track has its row. Rows that are on screen stay.
 */
export function useVersions(
  all: Columns,
  shown: Columns,
  isOn: boolean,
  { areSettled = true, alike }: Options = {},
): Versions {
  const rights = useUnit($playbackRights);
  const [known, setKnown] = useState({ rights, isOn, paired: NO_PAIRS });
  const [opened, setOpened] = useState(NONE);
  const { columns, pairs } = known.paired;
  const isSameChoice = known.rights === rights && known.isOn === isOn;
  if (!isSameChoice || PROVIDERS.some((provider) => columns[provider] !== all[provider])) {
    const plays = (track: Track) => playabilityOf(track, rights) === 'playable';
    // With other rights other versions play, and without `isOn` no row stands for two: all are chosen anew.
    const before = isSameChoice && isOn && areSettled ? known.paired : NO_PAIRS;
    const found = finish(findAlike(all, alike ?? known.paired));
    setKnown({ rights, isOn, paired: pairVersions(all, before, plays, found) });
  }
  const folded = useMemo(() => foldVersions(shown, pairs, opened), [shown, pairs, opened]);

  function rowOf(row: TrackRowProps): ReactNode {
    const key = trackKey(row.track);
    const role = isOn ? folded.roles.get(row.track) : undefined;
    if (role === 'other')
      return <TrackRow {...row} marks={<ServiceMark provider={row.track.provider} />} row={OTHER} />;
    if (role === 'apart') return <TrackRow {...row} marks={<BothMarks />} />;
    if (role === undefined) return <TrackRow {...row} />;
    const toggle = () =>
      setOpened(new Set(role === 'open' ? [...opened].filter((one) => one !== key) : [...opened, key]));
    const button = <VersionsButton title={row.track.title} isOpen={role === 'open'} onToggle={toggle} />;
    return <TrackRow {...row} marks={button} />;
  }
  const count = [...folded.roles.values()].filter((role) => role === 'closed' || role === 'open').length;
  return { columns: isOn ? folded.columns : shown, count, rowOf };
}

// The rows of two columns in which a song that both services have stands once.

/** What a row stands for: both versions, with the other one hidden or below it; the other version; a song with two rows. */
export type RowRole = 'closed' | 'open' | 'other' | 'apart';

type Folded = { columns: Columns; roles: ReadonlyMap<Track, RowRole> };

/** Leaves the other versions out; those of the `opened` rows stand below them. A pair needs both of its tracks in `columns`. */
export function foldVersions(columns: Columns, pairs: Pairs, opened: ReadonlySet<TrackKey>): Folded {
  const present = new Set(Object.values(columns).flat());
  const roles = new Map<Track, RowRole>();
  for (const [key, { track, other, isApart }] of pairs) {
    if (!present.has(track) || !present.has(other)) continue;
    roles.set(track, isApart ? 'apart' : opened.has(key) ? 'open' : 'closed');
    if (!isApart) roles.set(other, 'other');
  }
  const rowsOf = (tracks: readonly Track[]) =>
    tracks.flatMap((track) => {
      const role = roles.get(track);
      if (role === 'other') return [];
      return role === 'open' ? [track, pairs.get(trackKey(track))!.other] : track;
    });
  return { columns: forEachProvider((provider) => rowsOf(columns[provider])), roles };
}
