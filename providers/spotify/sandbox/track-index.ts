/** Finds Spotify tracks by id, by album and by a search query with field filters. */
import { relatedWords, type SpotifyTrack } from '@segue/provider-sandbox/catalogue';
import { search, searchable, words } from '@segue/provider-sandbox/core/text-search';

export type SpotifyTracks = {
  find: (id: string) => SpotifyTrack | undefined;
  findAlbum: (id: string) => SpotifyTrack[];
  search: (query: string) => SpotifyTrack[];
};

const FILTER = /\b(artist|album|track|year|genre|isrc|upc|tag):("[^"]*"|\S+)/gi;

export function createSpotifyTracks(tracks: readonly SpotifyTrack[]): SpotifyTracks {
  const byId = new Map(tracks.map((track) => [track.id, track]));
  for (const track of tracks) if (track.relinkedFrom) byId.set(track.relinkedFrom, track);
  const index = tracks.map((track) =>
    searchable(track, {
      title: track.title,
      others: [...track.artists.map(({ name }) => name), track.album.title],
      popularity: track.popularity,
      related: (title) => relatedWords(track.genre, title),
      group: track.artists[0]!.id,
    }),
  );
  return {
    find: (id) => byId.get(id),
    findAlbum: (id) => tracks.filter(({ album }) => album.id === id),
    search(query) {
      const filters = [...query.matchAll(FILTER)].map(([, field = '', value = '']) => ({
        field: field.toLowerCase(),
        wanted: words(value),
      }));
      const free = query.replace(FILTER, ' ').trim();
      const pool = free ? search(index, free) : tracks;
      return filters.length === 0
        ? free
          ? pool.slice()
          : []
        : pool.filter((track) => filters.every((filter) => passes(track, filter.field, filter.wanted)));
    },
  };
}

function passes(track: SpotifyTrack, field: string, wanted: readonly string[]): boolean {
  const texts: Readonly<Record<string, () => string>> = {
    artist: () => track.artists.map(({ name }) => name).join(' '),
    album: () => track.album.title,
    track: () => track.title,
    genre: () => track.genre,
    isrc: () => track.isrc,
    year: () => String(track.album.year),
  };
  const text = texts[field];
  if (!text) return true;
  const present = words(text());
  return wanted.every((word) => present.includes(word));
}
