/** Sixteen hundred uploads: remixes of the releases, sketches, sets and the sea at four in the morning. */
import { seededRandom } from '../core/random';
import { GENRES, type Genre } from './genres';
import type { SoundCloudTrack, SpotifyTrack, Uploader } from './model';
import { slug } from './people';
import { uploadTitle } from './titles';

const TRACK_GOAL = 1600;
const FIRST_NUMBER = 308_000_000;
const FIRST_UPLOAD_AT = Date.UTC(2016, 0, 1);
const UPLOAD_YEARS_MS = 9 * 365 * 24 * 3600 * 1000;

export function makeUpload(
  seed: string,
  fields: { title: string; uploader: Uploader; number: number } & Partial<
    Omit<SoundCloudTrack, 'title' | 'uploader' | 'number' | 'urn'>
  >,
): SoundCloudTrack {
  const random = seededRandom(`${seed}:soundcloud:${fields.number}`);
  const genre: Genre = fields.genre ?? random.pick(GENRES);
  return {
    urn: `soundcloud:tracks:${fields.number}`,
    permalink: `${slug(fields.title) || 'track'}-${String(fields.number).slice(-4)}`,
    genre,
    tags: [genre.toLowerCase()],
    durationMs: Math.round(random.between(100, 420) * 1000),
    access: 'playable',
    artwork: 'all-sizes',
    metadataArtist: null,
    description: random.chance(0.4) ? 'made at home, late. headphones if you have them.' : null,
    bpm: random.chance(0.5) ? 70 + random.int(80) : null,
    createdAt: FIRST_UPLOAD_AT + Math.round(random.next() * UPLOAD_YEARS_MS),
    popularity: random.next(),
    repeats: false,
    widget: {},
    ...fields,
  };
}

export function inventUploads(
  seed: string,
  uploaders: readonly Uploader[],
  releases: readonly SpotifyTrack[],
): SoundCloudTrack[] {
  const random = seededRandom(`${seed}:uploads`);
  return Array.from({ length: TRACK_GOAL }, (_, index) => {
    const uploader = random.pick(uploaders);
    const genre = random.pick(GENRES);
    const source = random.chance(0.4) ? random.pick(releases) : null;
    const isSet = !source && random.chance(0.05);
    const title = uploadTitle(
      random,
      genre,
      source ? source.title.replace(/ [(–].*$/, '') : null,
      uploader.handle,
    );
    return makeUpload(seed, {
      title: isSet ? `${title} — mix ${String(1 + random.int(60)).padStart(3, '0')}` : title,
      uploader,
      number: FIRST_NUMBER + index * 613 + random.int(600),
      genre,
      ...(isSet ? { durationMs: Math.round(random.between(18, 62) * 60_000) } : {}),
      ...(random.chance(0.06) ? { access: 'preview' as const } : {}),
      ...(random.chance(0.05) ? { artwork: 'none' as const } : {}),
      ...(random.chance(0.03) ? { artwork: 'large-only' as const } : {}),
      ...(source && random.chance(0.3) ? { metadataArtist: source.artists[0]?.name ?? null } : {}),
    });
  });
}
