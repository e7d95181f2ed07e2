import { artistNames, type CollectionPage, PROVIDER_NAMES, trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { ArtistLinks, TrackList } from '@segue/tracks';
import { DetailHead, lengthOf, PlayButtons, totalLength, trackTotal } from '@segue/tracks/list-page';
import { Button, EmptyState, media, QueueAddIcon, t, visuallyHidden } from '@segue/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Picture, ProviderLink } from './head-parts';

/** An album, or a playlist of a provider. */
export function CollectionView({ page }: { page: CollectionPage }) {
  const { kind, title, provider, artists, imageUrl } = page;
  // A playlist may repeat a track.
  const tracks = useMemo(
    () => [...new Map(page.tracks.map((track) => [trackKey(track), track])).values()],
    [page],
  );
  const isAlbum = kind === 'album';
  return (
    <>
      <DetailHead
        imageUrl={imageUrl}
        cover={<Picture src={imageUrl} alt={`Cover of ${title}`} />}
        kind={isAlbum ? 'Album' : 'Playlist'}
        name={title}
        text={
          <>
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
              <PlayButtons list={{ tracks, name: title }} />
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
  return [year, total, shown > 0 && totalLength(lengthOf(tracks))].filter(Boolean).join(' · ');
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
