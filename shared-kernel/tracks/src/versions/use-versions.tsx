import { PROVIDERS, trackKey, type Track, type TrackKey } from '@segue/contract';
import { $playbackRights, playabilityOf } from '@segue/stores';
import { useUnit } from 'effector-react';
import { useMemo, useState, type ReactNode } from 'react';
import { TrackRow, type TrackRowProps } from '../track-row';
import { foldVersions } from './fold';
import { NO_PAIRS, pairVersions, type Columns } from './pairs';
import { BothMarks, ServiceMark, VersionsButton } from './versions-button';

type Versions = {
  columns: Columns;
  /** Number of shown songs that both services have. */
  count: number;
  rowOf: (row: TrackRowProps) => ReactNode;
};

const OTHER = { 'data-version': true } as const;
const NONE: ReadonlySet<TrackKey> = new Set();

/**
 * Two columns in which each song has one row, which opens to show both versions. `all` are the tracks to compare, `shown`
 * those to draw. Unless `isOn`, every track has its row. Rows that are on screen stay, unless they just appeared and are
 * not `areSettled`.
 */
export function useVersions(all: Columns, shown: Columns, isOn: boolean, areSettled = true): Versions {
  const rights = useUnit($playbackRights);
  const [known, setKnown] = useState({ rights, isOn, paired: NO_PAIRS });
  const [opened, setOpened] = useState(NONE);
  const { columns, pairs } = known.paired;
  const isSameChoice = known.rights === rights && known.isOn === isOn;
  if (!isSameChoice || PROVIDERS.some((provider) => columns[provider] !== all[provider])) {
    const plays = (track: Track) => playabilityOf(track, rights) === 'playable';
    // With other rights other versions play, and without `isOn` no row stands for two: all are chosen anew.
    const before = isSameChoice && isOn && areSettled ? known.paired : NO_PAIRS;
    setKnown({ rights, isOn, paired: pairVersions(all, before, plays) });
  }
  const { spotify, soundcloud } = shown;
  const folded = useMemo(
    () => foldVersions({ spotify, soundcloud }, pairs, opened),
    [spotify, soundcloud, pairs, opened],
  );

  function rowOf(row: TrackRowProps): ReactNode {
    const key = trackKey(row.track);
    const role = isOn ? folded.roles.get(key) : undefined;
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
