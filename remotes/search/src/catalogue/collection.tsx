import { artistNames, type CollectionPage, PROVIDER_NAMES } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { ArtistLinks, PremiumNotes, TrackList } from '@segue/ui/tracks';
import { Backdrop, DetailHead, listFacts, PlayButtons, ShortButton } from '@segue/ui/tracks/list-page';
import { EmptyState, QueueAddIcon } from '@segue/ui';
import { HeadLine, Picture, ProviderLink } from './head-parts';

export function CollectionView({ page }: { page: CollectionPage }) {
  const { kind, title, provider, artists, imageUrl, year, tracks } = page;
  const { facts, play } = listFacts(page);
  const isAlbum = kind === 'album';
  return (
    <>
      <DetailHead
        backdrop={<Backdrop imageUrl={imageUrl} seed={title.length} />}
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
            <HeadLine>
              <p>{year ? `${year} · ${facts}` : facts}</p>
              <ProviderLink at={page} label={`Open in ${PROVIDER_NAMES[provider]}`} />
              <PremiumNotes tracks={tracks} />
            </HeadLine>
          </>
        }
        actions={
          tracks.length === 0 ? null : (
            <>
              <PlayButtons label={play} list={{ tracks, name: title }} />
              <ShortButton size="large" onClick={() => send('queue/add-all', { tracks })}>
                <QueueAddIcon /> <span>Add to queue</span>
              </ShortButton>
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
