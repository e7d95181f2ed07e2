import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $currentTrack, $isPlaying, $listener, playabilityOf } from '@segue/stores';
import { CoverImage, Equaliser, formatDuration, PauseIcon, PlayIcon } from '@segue/ui';
import { combine } from 'effector';
import { useStoreMap } from 'effector-react';
import { memo, type ReactNode } from 'react';
import { ArtistLinks } from '../artist-links';
import { FavoriteButton } from '../favorite-button';
import { QueueButton } from '../queue-button';
import { TrackBadges } from './badges';
import * as S from './parts';
import { ProviderLink } from './provider-link';

type Props = {
  track: Track;
  /** Its place in the list, from 1; shown where there is room and nothing better to show. */
  number?: number;
  /** Controls that only this list has, such as "remove from playlist". */
  actions?: ReactNode;
};

const $sounding = combine($currentTrack, $isPlaying, $listener, (current, isPlaying, listener) => ({
  key: current && trackKey(current),
  isPlaying,
  listener,
}));

/** One track as it appears in every list. A press anywhere but on its controls plays or pauses it. */
export const TrackRow = memo(function TrackRow({ track, number, actions }: Props) {
  const sound = useStoreMap({
    store: $sounding,
    keys: [trackKey(track)],
    fn: ({ key, isPlaying }, [own]) => (key !== own ? 'none' : isPlaying ? 'playing' : 'paused'),
  });
  const playability = useStoreMap({
    store: $sounding,
    keys: [track],
    fn: ({ listener }, [own]) => playabilityOf(own, listener),
  });
  const isCurrent = sound !== 'none';
  return (
    <S.Row
      data-provider={track.provider}
      data-current={isCurrent || undefined}
      data-blocked={playability === 'blocked' || undefined}
      aria-current={isCurrent || undefined}
    >
      <S.Lead>
        <S.Play
          type="button"
          aria-label={`${sound === 'playing' ? 'Pause' : 'Play'} ${track.title}`}
          onClick={() => send('playback/play', { track })}
        >
          {sound === 'playing' ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
        </S.Play>
        <S.Rest>
          {isCurrent ? <Equaliser provider={track.provider} moving={sound === 'playing'} /> : number}
        </S.Rest>
      </S.Lead>
      <CoverImage src={track.imageUrl} />
      <S.Words>
        <TrackBadges track={track} playability={playability} />
        <S.Name dir="auto">{track.title}</S.Name>
        <S.Credits>
          <ProviderLink track={track} />
          <S.Artists>
            <ArtistLinks artists={track.artistInfo} />
          </S.Artists>
        </S.Credits>
      </S.Words>
      <S.Actions>
        <FavoriteButton track={track} />
        <QueueButton track={track} />
        {actions}
      </S.Actions>
      <S.Time>{formatDuration(track.duration)}</S.Time>
    </S.Row>
  );
});
