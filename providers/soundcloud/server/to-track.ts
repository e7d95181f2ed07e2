// Converts SoundCloud's track. Its id is the URN; older answers have a number instead.
import type { Artist, TrackAccess } from '@segue/contract';
import { knownLength } from '@segue/contract/cleaning';
import * as z from 'zod/mini';
import type { CatalogueTrack } from '@segue/api/port/music-provider';
import { lenient, type Links, name, present, title } from '@segue/api/port/wire';

const numberOrText = z.union([z.number(), z.string()]);

export const userSchema = z.object({
  urn: lenient(z.string()),
  id: lenient(numberOrText),
  username: name,
  permalink_url: lenient(z.string()),
  avatar_url: lenient(z.string()),
  track_count: lenient(z.int()),
});
export type SoundCloudUser = z.infer<typeof userSchema>;

export const soundcloudTrackSchema = z.object({
  urn: lenient(z.string().check(z.minLength(1))),
  id: lenient(numberOrText),
  title,
  duration: lenient(z.number().check(z.gte(0))),
  metadata_artist: name,
  // Undocumented; most answers have none.
  publisher_metadata: lenient(z.object({ album_title: name })),
  artwork_url: lenient(z.string()),
  permalink_url: lenient(z.string()),
  access: lenient(z.string()),
  streamable: lenient(z.boolean()),
  // Deprecated, but the only sign that the widget will not play a track; some answers have none.
  embeddable_by: lenient(z.string()),
  playback_count: lenient(z.number()),
  user: lenient(userSchema),
});
export type SoundCloudTrack = z.infer<typeof soundcloudTrackSchema>;

/** An id that can be part of a path. */
export const ID = /^[\w-]+(:[\w-]+)*$/;

/** Null when the item has no id. */
export function toTrack(track: SoundCloudTrack, links: Links): CatalogueTrack | null {
  const id = track.urn ?? (track.id === null ? null : `soundcloud:tracks:${track.id}`);
  if (id === null) return null;
  return {
    provider: 'soundcloud',
    id,
    title: track.title,
    ...creators(track, links),
    duration: knownLength(track.duration),
    access: accessOf(track),
    ...present({
      album: track.publisher_metadata?.album_title,
      uri: links.page(track.permalink_url),
      imageUrl:
        links.image(largerImage(track.artwork_url)) ?? links.image(largerImage(track.user?.avatar_url)),
    }),
  };
}

/** The named artist is often not the account that published the track; the link leads to the account. */
function creators(
  { metadata_artist: artist, user }: SoundCloudTrack,
  links: Links,
): Pick<CatalogueTrack, 'artistInfo' | 'uploader'> {
  const uploader = toArtist(user, links);
  if (!artist || artist === uploader?.name) return { artistInfo: uploader ? [uploader] : [] };
  return { artistInfo: [{ id: artist, name: artist }], ...present({ uploader }) };
}

/** Undefined for an account without a name. */
export function toArtist(user: SoundCloudUser | null, links: Links): Artist | undefined {
  if (!user?.username) return undefined;
  const { urn, id, username: name } = user;
  return {
    id: urn ?? (id === null ? name : `soundcloud:users:${id}`),
    name,
    ...present({ profileUrl: links.page(user.permalink_url) }),
  };
}

function accessOf({ access, streamable, embeddable_by: embeddableBy }: SoundCloudTrack): TrackAccess {
  if (access === 'blocked' || streamable === false) return 'blocked';
  if (embeddableBy !== null && embeddableBy !== 'all') return 'blocked';
  return access === 'preview' ? 'preview' : 'full';
}

/** Image URLs name their size; `large` is only 100 pixels wide. */
export function largerImage(address: string | null | undefined): string | undefined {
  return address?.replace(/-large(\.\w+)(?=$|\?)/, '-t500x500$1');
}
