import { PROVIDERS, type Track, type TrackKey, trackKey } from '@segue/contract';
import { $playbackRights, playabilityOf } from '@segue/kernel/state';
import { useUnit } from 'effector-react';
import { type ReactNode, useMemo, useState } from 'react';
import { TrackRow, type TrackRowProps } from '../track-row';
import {
  type Alike,
  type Columns,
  findAlike,
  type Groups,
  groupVersions,
  NOTHING,
  type SeenAt,
  withPage,
} from './pairs';
import { foldVersions } from './fold-versions';
import { finish } from './steps';
import { ServiceMark, VersionsButton, VersionsChip } from './versions-button';

type Versions = {
  columns: Columns;
  count: number;
  rowOf: (row: TrackRowProps) => ReactNode;
};

const OTHER = { 'data-version': true } as const;
const NONE: ReadonlySet<TrackKey> = new Set();
const NOT_SEEN: SeenAt = new Map();
const NO_GROUPS: Groups = new Map();

type Options = {
  /** Whether rows that just appeared keep their position. */
  areSettled?: boolean;
  /** Song matches found earlier, for `all` or a former list; the other tracks are matched during rendering. */
  alike?: Alike | null;
};

/**
 * Columns in which each song has one row, which opens to show its versions. `all` are the tracks to compare, `shown`
 * those to draw. Unless `isOn`, every track has its row, and those of one song say so. Rows that are on screen and play stay.
 */
export function useVersions(
  all: Columns,
  shown: Columns,
  isOn: boolean,
  { areSettled = true, alike }: Options = {},
): Versions {
  const rights = useUnit($playbackRights);
  const [known, setKnown] = useState({ rights, isOn, alike: NOTHING, seenAt: NOT_SEEN, groups: NO_GROUPS });
  const [opened, setOpened] = useState(NONE);
  const { groups } = known;
  const isSameChoice = known.rights === rights && known.isOn === isOn;
  if (!isSameChoice || PROVIDERS.some((provider) => known.alike.columns[provider] !== all[provider])) {
    const plays = (track: Track) => playabilityOf(track, rights) === 'playable';
    // Other rights make other versions playable, and without `isOn` no row represents two: everything is regrouped.
    const seenAt = withPage(isSameChoice && isOn && areSettled ? known.seenAt : NOT_SEEN, all);
    const found = finish(findAlike(all, alike ?? known.alike));
    setKnown({ rights, isOn, alike: found, seenAt, groups: groupVersions(found, seenAt, plays) });
  }
  const folded = useMemo(() => foldVersions(shown, groups, opened), [shown, groups, opened]);

  function rowOf(row: TrackRowProps): ReactNode {
    const key = trackKey(row.track);
    const role = folded.roles.get(row.track);
    if (role === undefined) return <TrackRow {...row} />;
    const providers = folded.providersOf(key);
    if (!isOn) return <TrackRow {...row} marks={<VersionsChip providers={providers} />} />;
    if (role === 'other')
      return (
        <TrackRow
          {...row}
          isMixed={false}
          marks={<ServiceMark provider={row.track.provider} />}
          row={OTHER}
        />
      );
    const toggle = () =>
      setOpened(new Set(role === 'open' ? [...opened].filter((one) => one !== key) : [...opened, key]));
    const button = (
      <VersionsButton
        title={row.track.title}
        providers={providers}
        isOpen={role === 'open'}
        onToggle={toggle}
      />
    );
    const others = role === 'closed' ? folded.othersOf(key) : undefined;
    return <TrackRow {...row} isMixed={false} marks={button} others={others} />;
  }
  return {
    columns: isOn ? folded.columns : shown,
    count: groups.size,
    rowOf,
  };
}
