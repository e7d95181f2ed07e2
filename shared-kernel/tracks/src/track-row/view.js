import { trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying, $isSounding, $playbackRights, playabilityOf } from '@segue/stores';
import { Badge, CoverImage, Equaliser, formatDuration, ProviderMark } from '@segue/ui';
import { combine } from 'effector';
import { useStoreMap } from 'effector-react';
import { memo, useId } from 'react';
import { FavoriteButton } from '../favorite-button';
import { QueueButton } from '../queue-button';
import { dragHandlers } from '../track-drag';
import { MenuButton, useTrackMenu } from '../track-menu';
import { Details } from './details';
import { Row } from './row';
const $sounding = combine({
    key: $currentTrack.map((current) => current && trackKey(current)),
    sound: combine($isPlaying, $isSounding, (isPlaying, isSounding) => isPlaying ? (isSounding ? 'playing' : 'loading') : 'paused'),
    rights: $playbackRights,
});
/** One track of any list. A click outside of its controls plays or pauses it. */
export const TrackRow = memo(function TrackRow(props) {
    const { track, position, total, isMixed = false, isTable = false, isTabStop = true } = props;
    const { playlistId, Actions, grip } = props;
    const menuOrigin = playlistId === undefined ? undefined : { playlistId };
    const key = trackKey(track);
    const detailsId = useId();
    const menuHandlers = useTrackMenu(track, menuOrigin);
    const sound = useStoreMap({
        store: $sounding,
        keys: [key],
        fn: ({ key: current, sound: currentSound }, [own]) => (current === own ? currentSound : 'none'),
    });
    const playability = useStoreMap({
        store: $sounding,
        keys: [track],
        fn: ({ rights }, [own]) => playabilityOf(own, rights),
    });
    const isCurrent = sound !== 'none';
    const isPlaying = sound === 'playing' || sound === 'loading';
    const isPlayable = playability === 'playable' || playability === 'preview' || playability === 'undecided';
    const equaliser = isCurrent && <Equaliser provider={track.provider} moving={sound === 'playing'}/>;
    return (<Row {...menuHandlers} 
    // A sortable row is dragged by the list.
    {...(grip ? null : dragHandlers(track))} {...props.row} aria-posinset={total ? position : undefined} aria-setsize={total} aria-current={isCurrent || undefined} data-track={key} data-provider={track.provider} data-current={isCurrent || undefined} data-dimmed={!isPlayable || undefined} data-look={isTable ? 'table' : undefined} data-sortable={grip ? '' : undefined}>
      <button type="button" className="play" tabIndex={isTabStop ? 0 : -1} aria-label={`${isPlaying ? 'Pause' : 'Play'} ${track.title}`} aria-describedby={detailsId} onClick={() => send('playback/play', { track })}/>
      {(isTable || grip) && (<span className="lead">
          {isTable && <span className="number">{equaliser || position}</span>}
          {grip}
        </span>)}
      <CoverImage src={track.imageUrl}/>
      <span className="words">
        <span className="name">
          {equaliser}
          <span className="title" dir="auto">
            {track.title}
          </span>
          {track.explicit && <Badge label="Explicit">E</Badge>}
        </span>
        <Details id={detailsId} track={track} playability={playability} isMixed={isMixed}/>
      </span>
      {isTable && (<>
          <span className="album" dir="auto">
            {track.album}
          </span>
          <span className="service" aria-hidden="true">
            <ProviderMark provider={track.provider}/>
          </span>
        </>)}
      <span className="actions">
        {Actions && (<span className={menuOrigin ? 'in-menu' : undefined}>
            <Actions track={track}/>
          </span>)}
        <QueueButton track={track}/>
        <FavoriteButton track={track}/>
      </span>
      <span className="time">{formatDuration(track.duration)}</span>
      <MenuButton className="more" tabIndex={-1} track={track} from={menuOrigin}/>
    </Row>);
});
