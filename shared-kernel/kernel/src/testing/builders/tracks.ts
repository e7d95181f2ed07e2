// Builders of tracks of both providers. Titles and artists are invented.
import { forEachProvider, type Artist, type Provider, type Track } from '@segue/contract';

type Song = readonly [title: string, artist: string, duration: number];

const SPOTIFY_SONGS: readonly Song[] = [
  ['Midnight Harbour', 'Ada Solano', 228_000],
  ['Harbour Lights (Live at the Kiln)', 'Ada Solano', 252_000],
  ['Late Ferry', 'North Pier', 177_000],
  ['Midnight, Again', 'Ilse Marek', 201_000],
  ['Salt on the Window', 'The Low Tides', 303_000],
  ['Paper Lanterns', 'Oda & the Quiet', 213_000],
  ['A Harbour of One’s Own', 'Ilse Marek', 280_000],
];

const SOUNDCLOUD_SONGS: readonly Song[] = [
  ['midnight harbour (kite remix)', 'kitefolder', 362_000],
  ['harbour at midnight — field recording', 'wrenhouse', 760_000],
  ['Midnight Harbour cover', 'lena plays', 231_000],
  ['low tide beat tape', 'sub.marine', 1_087_000],
  ['Late Ferry (bootleg)', 'dj pontoon', 258_000],
  ['night swim', 'ovalroom', 164_000],
  ['harbor st. 3am', 'tomo', 189_000],
];

const PAGES = forEachProvider((provider) => `https://${provider}.example`);

/** An artist with a profile page. */
export function anArtist(part: Partial<Artist> = {}): Artist {
  return { id: 'artist-1', name: 'Ada Solano', profileUrl: `${PAGES.spotify}/artist/artist-1`, ...part };
}

/** The song at an index of the provider’s list; past its end the list repeats with numbered titles. */
function song(provider: Provider, number: number): Track {
  const songs = provider === 'soundcloud' ? SOUNDCLOUD_SONGS : SPOTIFY_SONGS;
  const [title, artist, duration] = songs[number % songs.length]!;
  const repetition = Math.floor(number / songs.length);
  const id = `${provider}-${number + 1}`;
  return {
    id,
    title: repetition === 0 ? title : `${title} (part ${repetition + 1})`,
    artistInfo: [
      anArtist({ id: `by-${id}`, name: artist, profileUrl: `${PAGES[provider]}/people/by-${id}` }),
    ],
    imageUrl: `https://images.example/${id}.jpg`,
    provider,
    uri: `${PAGES[provider]}/tracks/${id}`,
    duration,
    isFavorited: false,
  };
}

/** A Spotify track with defaults; `part` overrides single fields. */
export function aSpotifyTrack(part: Partial<Track> = {}): Track {
  return { ...song('spotify', 0), ...part };
}

/** A SoundCloud track with defaults; `part` overrides single fields. */
export function aSoundcloudTrack(part: Partial<Track> = {}): Track {
  return { ...song('soundcloud', 0), ...part };
}

/** A track with defaults; of Spotify unless `part` names a provider. */
export function aTrack(part: Partial<Track> = {}): Track {
  return part.provider === 'soundcloud' ? aSoundcloudTrack(part) : aSpotifyTrack(part);
}

/** `count` different tracks of one provider, starting at index `from`. */
export function someTracks(provider: Provider, count: number, from = 0): Track[] {
  return Array.from({ length: count }, (_, index) => song(provider, from + index));
}
