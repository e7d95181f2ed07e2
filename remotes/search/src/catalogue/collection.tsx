import { artistNames, type CollectionPage, PROVIDER_NAMES, trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { ArtistLinks, TrackList } from '@segue/tracks';
import {
  CoverBackdrop,
  DetailHead,
  durationOf,
  headingOf,
  PlayButtons,
  shuffleAll,
  totalLength,
  trackTotal,
} from '@segue/tracks/list-page';
import { Button, EmptyState, media, QueueAddIcon, t, visuallyHidden } from '@segue/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { hueOf, Picture, ProviderLink } from './head-parts';

/** An album, or a playlist of a provider. */
export function CollectionView({ page }: { page: CollectionPage }) {
  const { kind, title, provider, artists, imageUrl } = page;
  // A playlist may repeat a track.
  const tracks = useMemo(
    () => [...new Map(page.tracks.map((track) => [trackKey(track), track])).values()],
    [page],
  );
  const list = { tracks, name: title };
  const isAlbum = kind === 'album';
  return (
    <>
      <DetailHead
        backdrop={<CoverBackdrop imageUrl={imageUrl} hue={hueOf(title)} />}
        cover={<Picture src={imageUrl} alt={`Cover of ${title}`} />}
        text={
          <>
            <Kind>{isAlbum ? 'Album' : 'Playlist'}</Kind>
            <h1 dir="auto" {...headingOf(title)}>
              {title}
            </h1>
            {artists.length > 0 ? (
              <p dir="auto">
                {isAlbum ? (
                  <ArtistLinks track={{ artistInfo: artists, provider }} />
                ) : (
                  artistNames({ artistInfo: artists })
                )}
              </p>
            ) : null}
            <p>{factsOf(page, tracks.length)}</p>
            <div>
              <ProviderLink at={page} label={`Open in ${PROVIDER_NAMES[provider]}`} />
            </div>
          </>
        }
        actions={
          tracks.length === 0 ? null : (
            <>
              <PlayButtons
                onPlay={() => send('playback/play-all', list)}
                onShuffle={() => shuffleAll(list)}
              />
              <Queue size="large" onClick={() => send('queue/add-all', { tracks })}>
                <QueueAddIcon /> <span>Add to queue</span>
              </Queue>
            </>
          )
        }
      />
      <TrackList
        label="Tracks"
        tracks={tracks}
        isTable={isAlbum ? 'album' : 'one-service'}
        empty={<EmptyState title={`Nothing is in this ${kind} yet.`} />}
      />
    </>
  );
}

/** '2024 · 12 tracks · 48 min'; of a long one, how many could be read. */
function factsOf({ year, tracks, trackCount = 0 }: CollectionPage, shown: number): string {
  const total =
    trackCount > tracks.length ? `The first ${shown} of ${trackTotal(trackCount)}` : trackTotal(shown);
  return [year, total, shown > 0 && totalLength(durationOf(tracks))].filter(Boolean).join(' · ');
}

/* On phones an icon, so that Play All stays in one line. */
const Queue = styled(Button)`
  ${media.content.phone} {
    width: ${t('space.12')};
    padding: 0;
    > span {
      ${visuallyHidden}
    }
  }
`;
const Kind = styled.p`
  && {
    color: ${t('colors.muted')};
    font-size: ${t('fontSizes.secondary')};
    font-weight: ${t('fontWeights.bold')};
  }
`;
