import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying, $isSounding, $playbackRights, playabilityOf } from '@segue/stores';
import { CoverImage, Equaliser, formatDuration, PauseIcon, PlayIcon } from '@segue/ui';
import { combine } from 'effector';
import { useStoreMap } from 'effector-react';
import { memo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { ArtistLinks } from '../artist-links';
import { FavoriteButton } from '../favorite-button';
import { QueueButton } from '../queue-button';
import { TrackBadges } from './badges';
import { ProviderLink } from './provider-link';
import { Row } from './row';

type Props = {
  track: Track;
  /** Position in the list, from 1; hidden in narrow lists and for the current track. */
  number?: number;
  /** Length of the list, when not all of its rows are rendered. */
  total?: number | undefined;
  /** Additional controls of this list, such as "Remove from playlist". */
  actions?: ReactNode;
  /** The grip of a sortable list. */
  grip?: ReactNode;
  /** Attributes for the row of a sortable list. */
  row?: HTMLAttributes<HTMLLIElement> & { ref?: Ref<HTMLLIElement>; 'data-held'?: true | undefined };
};

/** `loading`: playback was requested and has not started. */
type Sound = 'none' | 'paused' | 'loading' | 'playing';

const $sounding = combine({
  key: $currentTrack.map((current) => current && trackKey(current)),
  sound: combine($isPlaying, $isSounding, (isPlaying, isSounding): Sound =>
    isPlaying ? (isSounding ? 'playing' : 'loading') : 'paused',
  ),
  rights: $playbackRights,
});

/** One track of any list. A click outside of its controls plays or pauses it. */
export const TrackRow = memo(function TrackRow({ track, number, total, actions, grip, row }: Props) {
  const sound = useStoreMap({
    store: $sounding,
    keys: [trackKey(track)],
    fn: ({ key, sound: current }, [own]): Sound => (key === own ? current : 'none'),
  });
  const playability = useStoreMap({
    store: $sounding,
    keys: [track],
    fn: ({ rights }, [own]) => playabilityOf(own, rights),
  });
  const isCurrent = sound !== 'none';
  const isPlaying = sound === 'playing' || sound === 'loading';
  return (
    <Row
      {...row}
      aria-posinset={total ? number : undefined}
      aria-setsize={total}
      data-provider={track.provider}
      data-current={isCurrent || undefined}
      data-blocked={playability === 'blocked' || undefined}
      aria-current={isCurrent || undefined}
    >
      <span className="lead">
        <button
          type="button"
          className="play"
          aria-label={`${isPlaying ? 'Pause' : 'Play'} ${track.title}`}
          onClick={() => send('playback/play', { track })}
        >
          {isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
        </button>
        <span className="rest">
          {isCurrent ? <Equaliser provider={track.provider} moving={sound === 'playing'} /> : number}
        </span>
      </span>
      <CoverImage src={track.imageUrl} />
      <span className="words">
        <TrackBadges track={track} playability={playability} />
        <span className="name" dir="auto">
          {track.title}
        </span>
        <span className="credits">
          <ProviderLink track={track} />
          <span className="artists">
            <ArtistLinks artists={track.artistInfo} />
          </span>
        </span>
      </span>
      <span className="actions">
        <FavoriteButton track={track} />
        <QueueButton track={track} />
        {actions}
        {grip}
      </span>
      <span className="time">{formatDuration(track.duration)}</span>
    </Row>
  );
});
