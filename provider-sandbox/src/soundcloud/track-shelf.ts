/** The uploads, by URN, number or permalink, and by words. */
import type { Catalogue, SoundCloudTrack } from '../catalogue/model';
import { search, searchable } from '../catalogue/search';

export type TrackShelf = {
  find: (urnOrNumber: string) => SoundCloudTrack | undefined;
  findPermalink: (path: string) => SoundCloudTrack | undefined;
  search: (query: string) => SoundCloudTrack[];
  latest: () => readonly SoundCloudTrack[];
};

export function createTrackShelf(catalogue: Catalogue): TrackShelf {
  const byNumber = new Map(catalogue.soundcloud.map((track) => [String(track.number), track]));
  const byPermalink = new Map(
    catalogue.soundcloud.map((track) => [`${track.uploader.permalink}/${track.permalink}`, track]),
  );
  const index = catalogue.soundcloud.map((track) =>
    searchable(
      track,
      track.title,
      [track.uploader.handle, track.metadataArtist ?? '', track.genre, ...track.tags],
      track.popularity,
    ),
  );
  return {
    find: (key) => byNumber.get(/^(?:soundcloud:tracks:)?(\d+)$/.exec(key)?.[1] ?? ''),
    findPermalink: (path) => byPermalink.get(path),
    search: (query) => search(index, query),
    latest: () => catalogue.soundcloud,
  };
}
