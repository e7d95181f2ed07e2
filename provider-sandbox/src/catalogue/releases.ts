/** Builds the tracks of Spotify from a seed: the named ones first, then the albums of each scene's artists. */
import { base62Id, seededRandom, type Random } from '../core/random';
import { artistNamed, artistsAtBoth, knownArtists, sceneArtists } from './authors';
import { NAMED_RELEASES, type NamedRelease } from './named-tracks';
import { SCENES_BY_GENRE, type Scene } from './scenes';
import { RELEASES_AT_BOTH } from './songs-at-both';
import type { Album, Artist, SpotifyTrack } from './types';
import { VENUES } from './vocabulary';

export function buildSpotifyTracks(seed: string): SpotifyTrack[] {
  const known = knownArtists(seed);
  const titles = titleDecks(seed);
  const ids = new Set<string>();
  return [
    ...namedReleases(seed, known, NAMED_RELEASES),
    ...[...known, ...sceneArtists(seed)].flatMap((artist) => worksOf(seed, artist, titles)),
    ...namedReleases(seed, artistsAtBoth(seed), RELEASES_AT_BOTH),
  ].filter(({ id }) => !ids.has(id) && ids.add(id));
}

function namedReleases(
  seed: string,
  artists: readonly Artist[],
  releases: readonly NamedRelease[],
): SpotifyTrack[] {
  const authors = (names: readonly string[]) =>
    names.map((name) => artists.find((artist) => artist.name === name)!);
  return releases.map(({ by, seconds, album, year = 2021, hasCover = true, isRelinked, ...fields }) => {
    const albumTracks = releases.filter((other) => album && other.album === album);
    const trackArtists = authors(by);
    return release(seed, {
      ...fields,
      artists: trackArtists,
      album: makeAlbum(seed, {
        title: album ?? fields.title,
        artists: album ? authors(albumTracks[0]!.by) : trackArtists,
        year,
        size: albumTracks.length || 1,
        hasCover,
      }),
      trackNumber: Math.max(1, albumTracks.findIndex(({ title }) => title === fields.title) + 1),
      relinkedFrom: isRelinked ? base62Id(`${seed}:relinked`) : null,
      ...(seconds ? { durationMs: seconds * 1000 } : {}),
    });
  });
}

/** Deals titles of a genre that are not used yet; when all are dealt, it begins again, as different songs of one name exist. */
type Deal = (genre: string, used: Set<string>) => string;

function titleDecks(seed: string): Deal {
  const decks = new Map<string, string[]>();
  const random = seededRandom(`${seed}:titles`);
  return function deal(genre, used) {
    const deck = decks.get(genre) ?? [];
    if (deck.length === 0) deck.push(...shuffled(SCENES_BY_GENRE.get(genre)!.titles, random));
    decks.set(genre, deck);
    const title = deck.pop()!;
    if (used.has(title)) return deal(genre, used);
    used.add(title);
    return title;
  };
}

const ALBUM_COUNTS = [1, 1, 2, 2, 2, 3, 3, 4];
const SIZES: readonly number[] = [1, 1, 1, 2, 3, 3, 4, 5, 6];

/** The albums, EPs and singles of one artist, the oldest first; the first song of each is the best known. */
function worksOf(seed: string, artist: Artist, deal: Deal): SpotifyTrack[] {
  const scene = SCENES_BY_GENRE.get(artist.genre)!;
  const random = seededRandom(`${seed}:works:${artist.id}`);
  const fame = random.next() ** 1.4;
  const [first, last] = scene.years;
  const debut = first + random.int(last - first - 5);
  const sizes = Array.from({ length: random.pick(ALBUM_COUNTS) }, () => random.pick(SIZES));
  if (Math.max(...sizes) === 1) sizes.push(4);
  const used = new Set<string>();
  const albums = new Set<string>();
  return sizes.flatMap((size, index) => {
    const titles = hasMovements(scene)
      ? movements(scene, random)
      : Array.from({ length: size }, () => deal(artist.genre, used));
    const names = [titles[0]!, random.pick(scene.whole), `${titles[0]!} EP`];
    if (random.chance(0.4)) names.unshift(names[1]!);
    const title = hasMovements(scene) ? workOf(titles[0]!) : names.find((name) => !albums.has(name))!;
    albums.add(title);
    const year = Math.min(last, debut + index * (1 + random.int(3)));
    const album = makeAlbum(seed, { title, artists: [artist], year, size: titles.length });
    return titles.map((song, at) => {
      const hasGuest = random.chance(scene.sound.beat === 'none' ? 0 : 0.08);
      const guests = hasGuest ? [guestOf(seed, artist, scene, random)] : [];
      return release(seed, {
        title: edition(song, guests, year, scene, random),
        artists: [artist, ...guests],
        album,
        trackNumber: at + 1,
        durationMs: Math.round(random.between(...lengthsOf(artist.genre)) * 1000),
        explicit: random.chance(/^(Hip-Hop|Rap|Deutschrap)/.test(artist.genre) ? 0.5 : 0.04),
        popularity: Math.min(0.93, fame * random.between(at === 0 ? 0.85 : 0.35, 1)),
      });
    });
  });
}

const KEYS = ['D minor', 'E-flat major', 'C minor', 'A major', 'F-sharp minor', 'G major', 'B-flat minor'];

const hasMovements = ({ heads }: Scene) => heads[0]!.includes('{n}');
const workOf = (title: string) => title.slice(0, title.indexOf(': '));

/** The movements of one work, in order. */
function movements({ heads, tails }: Scene, random: Random): string[] {
  const work = random
    .pick(heads)
    .replace('{n}', String(1 + random.int(9)))
    .replace('{key}', random.pick(KEYS))
    .replace('{m}', String(11 + random.int(110)));
  const parts = new Map(shuffled(tails, random).map((tail) => [tail.split('.')[0]!, tail]));
  // "I", "II", "III", "IV": the alphabet has their order.
  return [...parts.values()].sort().map((tail) => `${work} ${tail}`);
}

function guestOf(seed: string, artist: Artist, { artists, genre }: Scene, random: Random): Artist {
  return artistNamed(seed, random.pick(artists.filter((name) => name !== artist.name)), genre);
}

/** A title as Spotify writes the edition of a recording. */
function edition(
  title: string,
  guests: readonly Artist[],
  year: number,
  { sound }: Scene,
  random: Random,
): string {
  const named = guests.length > 0 && random.chance(0.7) ? `${title} (feat. ${guests[0]!.name})` : title;
  if (year < 1998 && random.chance(0.5)) return `${named} - Remastered ${2003 + random.int(17)}`;
  if (random.chance(0.05)) return `${named} - Live at ${random.pick(VENUES)}`;
  const cut = sound.beat === 'straight' && sound.edge < 1 ? ' - Radio Edit' : ' - Single Version';
  return named + random.pick([...Array<string>(22).fill(''), ' - Acoustic', cut, ' (Demo)']);
}

const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  Classical: [190, 900],
  Ambient: [220, 600],
  'Post-Rock': [270, 620],
  'Dub Techno': [290, 480],
  Jazz: [200, 510],
  'Lo-fi': [85, 170],
};
const lengthsOf = (genre: string) => LENGTHS[genre] ?? [145, 290];

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

type ReleaseFields = Pick<SpotifyTrack, 'title' | 'artists' | 'album'> & Partial<SpotifyTrack>;

function release(seed: string, fields: ReleaseFields): SpotifyTrack {
  const key = `${seed}:spotify:${fields.title}:${fields.artists.map(({ id }) => id).join()}`;
  const random = seededRandom(key);
  const id = base62Id(key);
  return {
    id,
    recording: id,
    trackNumber: 1,
    durationMs: Math.round(random.between(130, 325) * 1000),
    explicit: false,
    isrc: `QZSEG${10 + random.int(16)}${String(random.int(100_000)).padStart(5, '0')}`,
    genre: fields.artists[0]!.genre,
    popularity: random.next(),
    markets: null,
    relinkedFrom: null,
    withdrawn: false,
    sdk: {},
    ...fields,
  };
}

type AlbumFields = Pick<Album, 'title' | 'artists' | 'year' | 'size'> & { hasCover?: boolean };

function makeAlbum(seed: string, { hasCover = true, ...fields }: AlbumFields): Album {
  const [first] = fields.artists;
  const id = base62Id(`${seed}:album:${fields.title}:${first!.id}`);
  return { id, genre: first!.genre, hasCover, ...fields };
}
