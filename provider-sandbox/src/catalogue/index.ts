/** The demo music of one seed: tracks of both providers, their covers and their sound. */
import { tuneOf, type Audio } from './audio';
import { avatarSvg, blankAvatarSvg, coverSvg, waveformSvg } from './covers';
import { createReleases, createUploads, type Releases, type Uploads } from './lookups';
import { buildSoundCloudPlaylists, buildSpotifyPlaylists } from './playlists';
import { buildSoundCloudTracks, buildSpotifyTracks } from './tracks';
import type { SoundCloudPlaylist, SoundCloudTrack, SpotifyPlaylist, SpotifyTrack } from './types';

export type { Audio } from './audio';
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
  /** Square SVG pictures; the same id always gives the same picture. */
  cover: (id: string, size: number) => string;
  avatar: (id: string, size: number) => string;
  blankAvatar: (size: number) => string;
  waveform: (id: string) => string;
  /** A WAV file of exactly the given length. */
  audio: (id: string, durationMs: number) => Audio;
};

/** Builds the same catalogue for the same seed on every machine. */
export function createCatalogue(seed: string): Catalogue {
  const spotify = buildSpotifyTracks(seed);
  const soundcloud = buildSoundCloudTracks(seed);
  const soundcloudPlaylists = buildSoundCloudPlaylists(soundcloud);
  return {
    spotify,
    soundcloud,
    spotifyPlaylists: buildSpotifyPlaylists(seed, spotify),
    soundcloudPlaylists,
    releases: createReleases(spotify),
    uploads: createUploads(soundcloud, soundcloudPlaylists),
    cover: coverSvg,
    avatar: avatarSvg,
    blankAvatar: blankAvatarSvg,
    waveform: waveformSvg,
    audio: tuneOf,
  };
}
