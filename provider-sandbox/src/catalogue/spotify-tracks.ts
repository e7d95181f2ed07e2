/** Two thousand releases: artists make albums, albums hold songs, and the cover belongs to the album. */
import { base62Id, seededRandom, type Random } from '../core/random';
import { GENRES, type Genre } from './genres';
import type { Album, Artist, SpotifyTrack } from './model';
import { releaseSuffix, songTitle } from './titles';

const TRACK_GOAL = 2000;

export function makeRelease(
  seed: string,
  fields: { title: string; artists: readonly Artist[] } & Partial<
    Omit<SpotifyTrack, 'id' | 'title' | 'artists' | 'album'>
  > & {
      id?: string;
      album?: Album;
    },
): SpotifyTrack {
  const key = `${seed}:spotify:${fields.title}:${fields.artists.map(({ id }) => id).join()}`;
  const random = seededRandom(key);
  const lead = fields.artists[0];
  return {
    id: base62Id(key),
    album: fields.album ?? makeAlbum(seed, fields.title, fields.artists, 2012 + random.int(14), 1),
    trackNumber: 1,
    durationMs: Math.round(random.between(130, 325) * 1000),
    explicit: false,
    isrc: `QZSEG${String(10 + random.int(16))}${String(random.int(100000)).padStart(5, '0')}`,
    genre: lead?.genre ?? 'Folk',
    popularity: random.next(),
    unplayable: false,
    relinkedFrom: null,
    withdrawn: false,
    sdk: {},
    ...fields,
  };
}

export function makeAlbum(
  seed: string,
  title: string,
  artists: readonly Artist[],
  year: number,
  size: number,
  hasCover = true,
): Album {
  return {
    id: base62Id(`${seed}:album:${title}:${artists[0]?.id ?? ''}`),
    title,
    artists,
    year,
    size,
    hasCover,
  };
}

export function inventReleases(seed: string, artists: readonly Artist[]): SpotifyTrack[] {
  const random = seededRandom(`${seed}:releases`);
  const tracks: SpotifyTrack[] = [];
  for (let round = 0; tracks.length < TRACK_GOAL; round += 1) {
    for (const artist of artists) {
      if (random.chance(round === 0 ? 1 : 0.45)) tracks.push(...album(seed, random, artist, artists));
    }
  }
  return tracks.slice(0, TRACK_GOAL);
}

function album(seed: string, random: Random, artist: Artist, others: readonly Artist[]): SpotifyTrack[] {
  const size = random.pick([1, 3, 4, 5, 6, 7]);
  const titles = [...new Set(Array.from({ length: size }, () => songTitle(random)))];
  const name = random.chance(0.6) ? (titles[0] ?? 'Untitled') : songTitle(random);
  const record = makeAlbum(seed, name, [artist], 2009 + random.int(17), titles.length);
  return titles.map((title, index) =>
    makeRelease(seed, {
      title: title + releaseSuffix(random),
      artists: random.chance(0.18)
        ? [artist, random.pick(others.filter((other) => other !== artist))]
        : [artist],
      album: record,
      trackNumber: index + 1,
      explicit: random.chance(0.07),
      genre: random.chance(0.75) ? artist.genre : random.pick<Genre>(GENRES.slice(0, 11)),
    }),
  );
}
