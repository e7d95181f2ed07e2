import {
  type ArtistPage,
  type Collection,
  forEachProvider,
  PROVIDER_NAMES,
  type Provider,
  PROVIDERS,
  type Track,
} from '@segue/contract';
import { $areProvidersSeparate } from '@segue/kernel/state';
import { PremiumNotes, TrackList } from '@segue/ui/tracks';
import { Backdrop, CollectionGrid, DetailHead, PlayButtons } from '@segue/ui/tracks/list-page';
import { useVersions } from '@segue/ui/tracks/versions';
import { EmptyState, fingerHigh, HomeSection, t, VisuallyHidden } from '@segue/ui';
import { useUnit } from 'effector-react';
import { type ReactNode, useMemo, useState } from 'react';
import styled from 'styled-components';
import { $blocked, $locked } from '../results/model';
import { HeadLine, Picture, ProviderLink } from './head-parts';
import { $found, foundKey } from './model';

const SONGS_SHOWN = 10;
/** The results of the first service come before those of the others. */
const FIRST_SONGS = 6;
const ALBUMS_SHOWN = 8;
const NO_TRACKS: readonly Track[] = [];

export function ArtistView({ page }: { page: ArtistPage }) {
  const { name, imageUrl } = page;
  const pages = useSameArtist(page);
  const ranked = usePlayingFirst(pages);
  const { songs, rowOf } = useSongs(ranked);
  const albums = useMemo(() => albumsOf(ranked), [ranked]);
  return (
    <>
      <DetailHead
        isRound
        backdrop={<Backdrop imageUrl={imageUrl} seed={name.length} />}
        cover={<Picture isRound src={imageUrl} alt={`Picture of ${name}`} />}
        name={name}
        text={
          <HeadLine>
            {pages.map((at) => (
              <ProviderLink
                key={at.provider}
                at={at}
                label={`View artist profile on ${PROVIDER_NAMES[at.provider]}`}
              />
            ))}
            <PremiumNotes tracks={songs} />
          </HeadLine>
        }
        actions={songs.length === 0 ? null : <PlayButtons label="Play" list={{ tracks: songs, name }} />}
      />
      {songs.length + albums.length === 0 ? <EmptyState title="There is nothing to play here yet." /> : null}
      {songs.length > 0 ? (
        <Part title="Songs" shown={SONGS_SHOWN} all={songs}>
          {(shown) => (
            <TrackList
              label="Songs"
              tracks={shown}
              isMixed={pages.length > 1}
              isTable={pages.length > 1 || 'one-service'}
              rowOf={rowOf}
            />
          )}
        </Part>
      ) : null}
      {albums.length > 0 ? (
        <Part title="Albums" shown={ALBUMS_SHOWN} all={albums}>
          {(shown) => <CollectionGrid collections={shown} isMixed={pages.length > 1} />}
        </Part>
      ) : null}
    </>
  );
}

function useSameArtist(page: ArtistPage): readonly ArtistPage[] {
  const [found, locked, areSeparate] = useUnit([$found, $locked, $areProvidersSeparate]);
  return useMemo(() => {
    const others = PROVIDERS.filter((one) => one !== page.provider && !locked.includes(one) && !areSeparate);
    return [page, ...others.flatMap((provider) => found.get(foundKey(provider, page.name)) ?? [])];
  }, [page, found, locked, areSeparate]);
}

function usePlayingFirst(pages: readonly ArtistPage[]): readonly ArtistPage[] {
  const blocked = useUnit($blocked);
  return useMemo(() => {
    const rank = ({ provider }: ArtistPage) => Number(blocked.includes(provider));
    return [...pages].sort((one, other) => rank(one) - rank(other));
  }, [pages, blocked]);
}

/** The songs of all services, each once: the best known of the first one, then of the others, then the rest. */
function useSongs(pages: readonly ArtistPage[]) {
  const tracks = useMemo(() => {
    const tracksAt = (provider: Provider) => pages.find((page) => page.provider === provider)?.tracks;
    return forEachProvider((provider) => tracksAt(provider) ?? NO_TRACKS);
  }, [pages]);
  const { columns, rowOf } = useVersions(tracks, tracks, pages.length > 1);
  const songs = useMemo(() => {
    const [first = NO_TRACKS, ...others] = pages.map(({ provider }) => columns[provider]);
    const rest = SONGS_SHOWN - FIRST_SONGS;
    return [
      ...first.slice(0, FIRST_SONGS),
      ...others.flatMap((list) => list.slice(0, rest)),
      ...first.slice(FIRST_SONGS),
      ...others.flatMap((list) => list.slice(rest)),
    ];
  }, [pages, columns]);
  return { songs, rowOf };
}

/** Newest first; an album that several services have stands once, from the first of them. */
function albumsOf(pages: readonly ArtistPage[]): readonly Collection[] {
  const albums = new Map<string, Collection>();
  for (const album of pages.flatMap((page) => page.albums)) {
    const title = album.title.toLowerCase();
    if (!albums.has(title)) albums.set(title, album);
  }
  return [...albums.values()].sort((one, other) => (other.year ?? 0) - (one.year ?? 0));
}

type PartProps<Item> = {
  title: string;
  shown: number;
  all: readonly Item[];
  children: (items: readonly Item[]) => ReactNode;
};

function Part<Item>({ title, shown, all, children }: PartProps<Item>) {
  const [isWhole, setWhole] = useState(false);
  const control =
    all.length > shown ? (
      <ShowAllButton type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        <span>{isWhole ? 'Show fewer' : 'Show all'}</span>{' '}
        <VisuallyHidden>{title.toLowerCase()}</VisuallyHidden>
      </ShowAllButton>
    ) : null;
  return (
    <Space>
      <HomeSection title={title} count={all.length} control={control}>
        {children(isWhole ? all : all.slice(0, shown))}
      </HomeSection>
    </Space>
  );
}

const Space = styled.div`
  & + & {
    margin-top: ${t('space.6')};
  }
`;
const ShowAllButton = styled.button`
  min-height: ${t('space.8')};
  border-radius: ${t('radii.control')};
  color: ${t('colors.accent')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.bold')};
  ${fingerHigh}
`;
