import { playingLength, trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying, $isSounding, $playbackRights, playabilityOf } from '@segue/stores';
import { Badge, CoverImage, Equaliser, formatDuration, ProviderMark } from '@segue/ui';
import { useStoreMap } from 'effector-react';
import { memo, useId, type ComponentType, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { AlbumLink } from '../artist-links';
import { Check, mainButton, useRowChoice } from '../choosing';
import { FavoriteButton } from '../favorite-button';
import { QueueButton } from '../queue-button';
import { MenuButton, useTrackMenu } from '../track-menu';
import { Details } from './details';
import { Row } from './row';
import type { TableLook } from './table-row';

export type TrackRowProps = {
  track: Track;
  /** Position in the list, from 1. */
  position?: number;
  /** Length of the list, when not all of its rows are rendered. */
  total?: number | undefined;
  /** The list has tracks of both services, so the row shows the mark of its own. */
  isMixed?: boolean;
  /** Where the list is wide enough, number, album and service get columns of their own. */
  isTable?: TableLook;
  /** The Tab key reaches one row of a list; the arrow keys reach the others. */
  isTabStop?: boolean;
  /** The playlist on screen: the row's menu removes the track from it. */
  playlistId?: number | undefined;
  /** Before the artists. */
  marks?: ReactNode;
  /** Additional controls of this list, such as "Remove from playlist", with a `tabIndex` of -1. */
  Actions?: ComponentType<{ track: Track }> | undefined;
  /** The grip of a sortable list. */
  grip?: ReactNode;
  /** Attributes for the row of a sortable list. */
  row?: HTMLAttributes<HTMLLIElement> & {
    ref?: Ref<HTMLLIElement>;
    'data-held'?: true | undefined;
    'data-version'?: true;
  };
};

/** One track of any list. A click outside of its controls plays or pauses it. */
export const TrackRow = memo(function TrackRow(props: TrackRowProps) {
  const { track, position, total, isMixed = false, isTable = false, isTabStop = true } = props;
  const { playlistId, marks, Actions, grip } = props;
  const menuOrigin = playlistId === undefined ? undefined : { playlistId };
  const key = trackKey(track);
  const detailsId = useId();
  const menuHandlers = useTrackMenu(track, menuOrigin, true);
  const isChosen = useRowChoice(track, playlistId ?? 'tracks');
  // A row is drawn again only for what changes in it.
  const isCurrent = useStoreMap({
    store: $currentTrack,
    keys: [key],
    fn: (current, [own]) => current !== null && trackKey(current) === own,
  });
  const isPlaying = useStoreMap({
    store: $isPlaying,
    keys: [isCurrent],
    fn: (isAnyPlaying, [isOwn]) => isOwn && isAnyPlaying,
  });
  const isSounding = useStoreMap({
    store: $isSounding,
    keys: [isPlaying],
    fn: (isAnySounding, [isOwn]) => isOwn && isAnySounding,
  });
  const playability = useStoreMap({
    store: $playbackRights,
    keys: [track],
    fn: (rights, [own]) => playabilityOf(own, rights),
  });
  const isPlayable = playability === 'playable' || playability === 'preview' || playability === 'undecided';
  const equaliser = isCurrent && <Equaliser provider={track.provider} moving={isSounding} />;
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
        {...mainButton(track.title, isPlaying, isChosen)}
        aria-describedby={detailsId}
        onClick={() => send('playback/play', { track })}
      />
      {(isTable || grip) && (
        <span className="lead">
          {isTable && <span className="number">{equaliser || position}</span>}
          {grip}
        </span>
      )}
      <CoverImage src={track.imageUrl} />
      {isChosen !== null && <Check isChosen={isChosen} />}
      <span className="words">
        <span className="name">
          {equaliser}
          <span className="title" dir="auto">
            {track.title}
          </span>
          {track.explicit && <Badge label="Explicit">E</Badge>}
        </span>
        <Details id={detailsId} track={track} playability={playability} isMixed={isMixed} marks={marks} />
      </span>
      {isTable && (
        <>
          {isTable === 'album' ? null : (
            <span className="album" dir="auto">
              <AlbumLink track={track} />
            </span>
          )}
          {isTable === true ? (
            <span className="service" aria-hidden="true">
              <ProviderMark provider={track.provider} />
            </span>
          ) : null}
        </>
      )}
      <span className="actions">
        {Actions && (
          <span className={menuOrigin ? 'in-menu' : undefined}>
            <Actions track={track} />
          </span>
        )}
        <QueueButton track={track} />
        <FavoriteButton track={track} />
      </span>
      <span className="time">{formatDuration(playingLength(track))}</span>
      <MenuButton className="more" tabIndex={-1} track={track} from={menuOrigin} />
    </Row>
  );
});
