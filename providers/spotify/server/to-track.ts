// Converts Spotify's track. Missing fields are omitted; a track without an id does not match the schema.
import * as z from 'zod/mini';
import type { Artist } from '@segue/contract';
import { knownLength } from '@segue/contract/cleaning';
import type { CatalogueTrack } from '@segue/api/port/music-provider';
import { idText, lenient, type Links, name, present, title } from '@segue/api/port/wire';

export const externalUrls = lenient(z.object({ spotify: lenient(z.string()) }));

export const imagesSchema = lenient(
  z.array(lenient(z.object({ url: z.string(), width: lenient(z.number()) }))),
);

export const artistsSchema = lenient(
  z.array(lenient(z.object({ id: lenient(idText), name, external_urls: externalUrls }))),
);

export const spotifyTrackSchema = z.object({
  id: idText,
  type: lenient(z.string()),
  name: title,
  artists: artistsSchema,
  album: lenient(z.object({ id: lenient(idText), name, images: imagesSchema })),
  duration_ms: lenient(z.number().check(z.gte(0))),
  explicit: lenient(z.boolean()),
  external_urls: externalUrls,
  is_playable: lenient(z.boolean()),
  restrictions: lenient(z.object({ reason: lenient(z.string()) })),
});
export type SpotifyTrack = z.infer<typeof spotifyTrackSchema>;

/** Wide enough for a cover on a high-density screen. */
const COVER_MIN_WIDTH_PX = 300;

export function toTrack(track: SpotifyTrack, links: Links): CatalogueTrack {
  return {
    provider: 'spotify',
    id: track.id,
    title: track.name,
    artistInfo: toArtists(track.artists, links),
    duration: knownLength(track.duration_ms),
    // The field is present only for requests with a market; missing does not mean false.
    access: track.is_playable === false ? 'blocked' : 'full',
    ...present({
      album: track.album?.name,
      albumId: track.album?.id,
      explicit: track.explicit,
      uri: links.page(track.external_urls?.spotify),
      imageUrl: links.image(cover(track.album?.images ?? [])),
    }),
  };
}

export function toArtists(artists: z.infer<typeof artistsSchema>, links: Links): Artist[] {
  return (artists ?? []).flatMap((artist) => {
    if (!artist?.name) return [];
    const profileUrl = links.page(artist.external_urls?.spotify);
    return [{ id: artist.id ?? artist.name, name: artist.name, ...present({ profileUrl }) }];
  });
}

/** The smallest image that is wide enough. Spotify sends the widest first; widths may be missing. */
export function cover(images: NonNullable<z.infer<typeof imagesSchema>>): string | undefined {
  const present = images.filter((candidate) => candidate !== null);
  const largeEnough = present
    .filter(({ width }) => width !== null && width >= COVER_MIN_WIDTH_PX)
    .sort((a, b) => (a.width ?? 0) - (b.width ?? 0));
  return (largeEnough[0] ?? present[0])?.url;
}
