import { PROVIDERS, trackKey, type Track, type TrackKey } from '@segue/contract';
import { $playbackRights, playabilityOf } from '@segue/stores';
import { useUnit } from 'effector-react';
import { useMemo, useState, type ReactNode } from 'react';
import { TrackRow, type TrackRowProps } from '../track-row';
import { foldVersions } from './fold';
import { findAlike, NO_PAIRS, pairVersions, type Alike, type Columns } from './pairs';
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
  /** What is known of `all` or of a former list: the rest is compared at once. */
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
  const { spotify, soundcloud } = shown;
  const folded = useMemo(
    () => foldVersions({ spotify, soundcloud }, pairs, opened),
    [spotify, soundcloud, pairs, opened],
  );

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
