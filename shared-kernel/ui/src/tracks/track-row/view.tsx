import { playingLength, trackKey, type Track } from '@segue/contract';
import { type ListOwner, send } from '@segue/kernel/bus';
import { $currentTrack, $isPlaying, $isSounding, $playbackRights, playabilityOf } from '@segue/kernel/state';
import {
  Badge,
  CheckIcon,
  ClockIcon,
  CoverImage,
  Equaliser,
  formatDuration,
  ProviderMark,
  Skeleton,
} from '@segue/ui';
import { combine } from 'effector';
import { useStoreMap } from 'effector-react';
import { memo, useId, type ComponentType, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { AlbumLink } from '../artist-links';
import { mainButton, useRowChoice } from '../choosing';
import { FavoriteButton, QueueButton } from '../row-buttons';
import { MenuButton, useTrackMenu } from '../track-menu';
import { Details } from './details';
import { Row } from './row';

/** Which columns a wide list has: number, album and service; without the service; without both. */
export type TableLook = boolean | 'one-service' | 'album';

export type TrackRowProps = {
  track: Track;
  position?: number;
  total?: number | undefined;
  isMixed?: boolean;
  isTable?: TableLook;
  isTabStop?: boolean;
  /** The target of "Remove" in its menu, and the rows it is selected with. */
  owner?: ListOwner | undefined;
  onPlay?: (() => void) | undefined;
  marks?: ReactNode;
  /** Further versions of the song, which have no row of their own. */
  others?: readonly Track[] | undefined;
  /** Additional controls of this list, such as "Remove from playlist", with a `tabIndex` of -1. */
  Actions?: ComponentType<{ track: Track }> | undefined;
  grip?: ReactNode;
  row?: HTMLAttributes<HTMLLIElement> & {
    ref?: Ref<HTMLLIElement>;
    'data-held'?: true | undefined;
    'data-version'?: true;
  };
};

const WIDTHS = [58, 42, 66, 36, 50, 62];

export const SkeletonRows = ({ count, isTable }: { count: number; isTable: TableLook }) =>
  Array.from({ length: count }, (_, index) => (
    <Row key={index} aria-hidden="true" data-look={isTable || undefined}>
      <span className="cover">
        <Skeleton height="100%" radius="radii.cover" />
      </span>
      <span className="name">
        <Skeleton width={`${WIDTHS[index % WIDTHS.length]}%`} height="12px" />
      </span>
      <span className="details">
        <Skeleton width="96px" height="10px" />
      </span>
    </Row>
  ));

/** Names the columns of a table. Hidden from screen readers, which read a list whose rows contain all of it. */
export const TableHead = ({ isTable }: { isTable: TableLook }) => (
  <Row as="div" className="head" aria-hidden="true" data-look={isTable}>
    <span className="lead">
      <span className="number">#</span>
    </span>
    <span className="name">Title</span>
    {isTable !== 'album' && <span className="album">Album</span>}
    {isTable === true && <span className="service">Service</span>}
    <span className="actions" />
    <span className="time">
      <ClockIcon size={14} />
    </span>
  </Row>
);

const $now = combine($currentTrack, $isPlaying, $isSounding, (current, isPlaying, isSounding) => ({
  key: current && trackKey(current),
  state: isSounding ? 'sounding' : isPlaying ? 'playing' : 'paused',
}));

export const TrackRow = memo(function TrackRow(props: TrackRowProps) {
  const { track, position, total, isMixed = false, isTable = false, isTabStop = true } = props;
  const { owner = 'tracks', onPlay, marks, others, Actions, grip } = props;
  const isQueue = owner === 'queue';
  const menuOrigin = typeof owner === 'number' ? { playlistId: owner } : isQueue ? owner : undefined;
  const key = trackKey(track);
  const detailsId = useId();
  const menuHandlers = useTrackMenu(track, menuOrigin, true);
  const isChosen = useRowChoice(track, owner);
  // Rerenders a row only when its own data changes.
  const state = useStoreMap({
    store: $now,
    keys: [key],
    fn: (now, [own]) => (now.key === own ? now.state : 'other'),
  });
  const isCurrent = state !== 'other';
  const playability = useStoreMap({
    store: $playbackRights,
    keys: [track],
    fn: (rights, [own]) => playabilityOf(own, rights),
  });
  const isPlayable = playability === 'playable' || playability === 'preview' || playability === 'undecided';
  const equaliser = isCurrent && <Equaliser provider={track.provider} moving={state === 'sounding'} />;
  return (
    <Row
      {...menuHandlers}
      {...props.row}
      aria-posinset={total ? position : undefined}
      aria-setsize={total}
      aria-current={isCurrent || undefined}
      data-track={key}
      data-provider={track.provider}
      data-current={isCurrent || undefined}
      data-chosen={isChosen ?? undefined}
      data-dimmed={!isPlayable || undefined}
      data-look={isTable || undefined}
      data-sortable={grip ? '' : undefined}
    >
      <button
        type="button"
        className="play"
        tabIndex={isTabStop ? 0 : -1}
        {...mainButton(track.title, isCurrent && state !== 'paused' && !onPlay, isChosen)}
        aria-describedby={detailsId}
        onClick={onPlay ?? (() => send('playback/play', { track }))}
      />
      {(isTable || grip) && (
        <span className="lead">
          {isTable && <span className="number">{equaliser || position}</span>}
          {grip}
        </span>
      )}
      <span className="cover">
        <CoverImage size="fill" src={track.imageUrl} />
        {isChosen !== null && (
          <span className="check" aria-hidden="true">
            {isChosen && <CheckIcon size={14} />}
          </span>
        )}
      </span>
      <span className="name">
        {equaliser}
        <span className="title" dir="auto">
          {track.title}
        </span>
        {track.explicit && <Badge label="Explicit">E</Badge>}
      </span>
      <Details
        id={detailsId}
        track={track}
        playability={playability}
        isMixed={isMixed}
        isAlone={isQueue}
        marks={marks}
      />
      {isTable && isTable !== 'album' && (
        <span className="album" dir="auto">
          <AlbumLink track={track} />
        </span>
      )}
      {isTable === true && (
        <span className="service" aria-hidden="true">
          <ProviderMark provider={track.provider} />
        </span>
      )}
      <span className="actions">
        {Actions && (
          <span className="extra">
            <Actions track={track} />
          </span>
        )}
        {!isQueue && <QueueButton track={track} />}
        <FavoriteButton track={track} others={others} />
      </span>
      <span className="time">{formatDuration(playingLength(track))}</span>
      <MenuButton className="more" tabIndex={-1} track={track} from={menuOrigin} />
    </Row>
  );
});
