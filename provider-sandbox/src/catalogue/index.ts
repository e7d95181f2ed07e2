/** The demo music of one seed: tracks of both providers, their covers and their sound. */
import { tuneOf, type Audio } from './audio';
import { avatarSvg, blankAvatarSvg, coverSvg, waveformSvg, type Look } from './covers';
import { createReleases, createUploads, type Releases, type Uploads } from './lookups';
import { buildSoundCloudPlaylists, buildSpotifyPlaylists } from './playlists';
import { buildSpotifyTracks } from './releases';
import { SCENES_BY_GENRE } from './scenes';
import { buildSoundCloudTracks } from './uploads';
import type { SoundCloudPlaylist, SoundCloudTrack, SpotifyPlaylist, SpotifyTrack } from './types';

export type { Audio } from './audio';
export type { Releases, Uploads } from './lookups';
export { relatedWords } from './topics';
export type {
  Album,
  Artist,
  SoundCloudPlaylist,
  SoundCloudTrack,
  SpotifyPlaylist,
  SpotifyTrack,
  Uploader,
} from './types';

export const DEFAULT_SEED = 'late ferry';

export type Catalogue = {
  spotify: readonly SpotifyTrack[];
  soundcloud: readonly SoundCloudTrack[];
  spotifyPlaylists: readonly SpotifyPlaylist[];
  soundcloudPlaylists: readonly SoundCloudPlaylist[];
  /** Artists, albums and related songs of Spotify. */
  releases: Releases;
  /** The same of SoundCloud, whose artists are its uploaders. */
  uploads: Uploads;
  /** Square SVG pictures; the same id, of an album or a track of SoundCloud, always gives the same picture. */
  cover: (id: string, size: number) => string;
  avatar: (id: string, size: number) => string;
  blankAvatar: (size: number) => string;
  waveform: (id: string) => string;
  /** A WAV file of exactly the given length; `id` is that of a track. */
  audio: (id: string, durationMs: number) => Audio;
};

/** Builds the same catalogue for the same seed on every machine. */
export function createCatalogue(seed: string): Catalogue {
  const spotify = buildSpotifyTracks(seed);
  const soundcloud = buildSoundCloudTracks(seed, spotify);
  const soundcloudPlaylists = buildSoundCloudPlaylists(soundcloud);
  const releases = createReleases(spotify);
  const tracks = new Map<string, SpotifyTrack | SoundCloudTrack>([
    ...spotify.map((track) => [track.id, track] as const),
    ...soundcloud.map((track) => [track.urn, track] as const),
  ]);
  return {
    spotify,
    soundcloud,
    spotifyPlaylists: buildSpotifyPlaylists(seed, spotify),
    soundcloudPlaylists,
    releases,
    uploads: createUploads(soundcloud, soundcloudPlaylists),
    cover: (id, size) => {
      const track = tracks.get(id);
      const album = releases.album(id) ?? (track && 'uploader' in track ? track.album : null);
      if (album) return coverSvg(album.id, size, lookOf(album.genre, album.artists[0]!.name));
      return coverSvg(
        id,
        size,
        track && 'uploader' in track ? lookOf(track.genre, track.uploader.handle) : {},
      );
    },
    avatar: avatarSvg,
    blankAvatar: blankAvatarSvg,
    waveform: waveformSvg,
    audio: (id, durationMs) => {
      const { recording, genre } = tracks.get(id) ?? { recording: id, genre: '' };
      return tuneOf(recording, durationMs, SCENES_BY_GENRE.get(genre)?.sound);
    },
  };
}

/** How the covers of an artist or uploader look. */
export const lookOf = (genre: string, owner: string): Look => ({
  style: SCENES_BY_GENRE.get(genre)?.cover,
  owner,
});
