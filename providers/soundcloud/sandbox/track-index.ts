/** Finds SoundCloud tracks by URN, number, permalink and search query. */
import { relatedWords, type SoundCloudTrack } from '@segue/provider-sandbox/catalogue';
import { search, searchable } from '@segue/provider-sandbox/core/text-search';

export type SoundCloudTracks = {
  find: (urnOrNumber: string) => SoundCloudTrack | undefined;
  findPermalink: (path: string) => SoundCloudTrack | undefined;
  search: (query: string) => SoundCloudTrack[];
  latest: () => readonly SoundCloudTrack[];
};

export function createSoundCloudTracks(tracks: readonly SoundCloudTrack[]): SoundCloudTracks {
  const byNumber = new Map(tracks.map((track) => [String(track.number), track]));
  const byPermalink = new Map(
    tracks.map((track) => [`${track.uploader.permalink}/${track.permalink}`, track]),
  );
  const index = tracks.map((track) =>
    searchable(track, {
      title: track.title,
      others: [track.uploader.handle, track.metadataArtist ?? '', ...track.tags],
      popularity: track.popularity,
      related: (title) => relatedWords(track.genre, title),
      group: track.uploader.permalink,
    }),
  );
  return {
    find: (key) => byNumber.get(/^(?:soundcloud:tracks:)?(\d+)$/.exec(key)?.[1] ?? ''),
    findPermalink: (path) => byPermalink.get(path),
    search: (query) => search(index, query),
    latest: () => tracks,
  };
}
