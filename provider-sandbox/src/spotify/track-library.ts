/** The releases, by id and by words. */
import type { Catalogue, SpotifyTrack } from '../catalogue/model';
import { search, searchable, words } from '../catalogue/search';

export type TrackLibrary = {
  find: (id: string) => SpotifyTrack | undefined;
  findAlbum: (id: string) => SpotifyTrack[];
  search: (query: string) => SpotifyTrack[];
};

const FILTER = /\b(artist|album|track|year|genre|isrc|upc|tag):("[^"]*"|\S+)/gi;

export function createTrackLibrary(catalogue: Catalogue): TrackLibrary {
  const byId = new Map(catalogue.spotify.map((track) => [track.id, track]));
  for (const track of catalogue.spotify) if (track.relinkedFrom) byId.set(track.relinkedFrom, track);
  const index = catalogue.spotify.map((track) =>
    searchable(
      track,
      track.title,
      [...track.artists.map(({ name }) => name), track.album.title, track.genre],
      track.popularity,
    ),
  );
  return {
    find: (id) => byId.get(id),
    findAlbum: (id) => catalogue.spotify.filter(({ album }) => album.id === id),
    search(query) {
      const filters = [...query.matchAll(FILTER)].map(([, field = '', value = '']) => ({
        field: field.toLowerCase(),
        wanted: words(value),
      }));
      const free = query.replace(FILTER, ' ').trim();
      const pool = free ? search(index, free) : catalogue.spotify;
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
  const having = words(text());
  return wanted.every((word) => having.includes(word));
}
