// Builders of artists and albums of a provider.
import type { ArtistPage, Collection } from '@segue/contract';
import { anArtist, someTracks } from './tracks';

/** An album with defaults; `part` overrides single fields. */
export function aCollection(part: Partial<Collection> = {}): Collection {
  const { kind = 'album', provider = 'spotify' } = part;
  return {
    kind,
    id: `${kind}-1`,
    provider,
    title: kind === 'album' ? 'Night Ferries' : 'Evening Harbour',
    artists: [anArtist()],
    year: 2024,
    imageUrl: `https://images.example/${kind}-1.jpg`,
    trackCount: 3,
    webUrl: `https://${provider}.example/${kind}/1`,
    ...part,
  };
}

/** The page of an artist with three songs and an album; `part` overrides single fields. */
export function anArtistPage(part: Partial<ArtistPage> = {}): ArtistPage {
  const { provider = 'spotify' } = part;
  const { id, name, profileUrl } = anArtist();
  const tracks = someTracks(provider, 3).map((track) => ({ ...track, artistInfo: [anArtist()] }));
  return {
    id,
    provider,
    name,
    imageUrl: `https://images.example/${id}.jpg`,
    ...(profileUrl && { webUrl: profileUrl }),
    tracks,
    albums: [aCollection({ provider })],
    ...part,
  };
}
