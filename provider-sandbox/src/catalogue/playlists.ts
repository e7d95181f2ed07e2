/** Playlists at both providers: of usual size, longer than any page, and of another user. */
import { base62Id } from '../core/random';
import type { SoundCloudPlaylist, SoundCloudTrack, SpotifyPlaylist, SpotifyTrack } from './types';

const FIRST_NUMBER = 1_700_000_000;

export function buildSpotifyPlaylists(seed: string, tracks: readonly SpotifyTrack[]): SpotifyPlaylist[] {
  const playable = tracks.filter(({ withdrawn, markets }) => !withdrawn && markets === null);
  const playlist = (title: string, owner: string, from: number, count: number): SpotifyPlaylist => ({
    id: base62Id(`${seed}:playlist:${title}`),
    title,
    owner,
    tracks: playable.slice(from, from + count),
  });
  return [
    playlist('Night Ferry Mix', 'premium-pat', 60, 23),
    playlist('Every Song of the Harbour', 'premium-pat', 100, 620),
    playlist("Frankie's Morning", 'free-frankie', 90, 12),
  ];
}

export function buildSoundCloudPlaylists(tracks: readonly SoundCloudTrack[]): SoundCloudPlaylist[] {
  const playable = tracks.filter(({ access }) => access === 'playable');
  const playlist = (title: string, index: number, from: number, count: number): SoundCloudPlaylist => {
    const [first] = playable.slice(from);
    return {
      urn: `soundcloud:playlists:${FIRST_NUMBER + index}`,
      title,
      kind: 'playlist',
      uploader: first!.uploader,
      permalink: title.toLowerCase().replaceAll(' ', '-'),
      createdAt: first!.createdAt,
      tracks: playable.slice(from, from + count),
    };
  };
  return [playlist('harbour tapes', 1, 70, 17), playlist('a year of uploads', 2, 120, 230)];
}
