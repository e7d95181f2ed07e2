/** @jest-environment node */
import { PROVIDERS } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack } from '@segue/testing';
import { isPlayable, playabilityOf, type PlaybackRights } from './playability';

const visitor: PlaybackRights = { role: 'visitor', playsAt: ['soundcloud'], providers: PROVIDERS };
const member: PlaybackRights = { role: 'member', playsAt: ['soundcloud'], providers: PROVIDERS };
const premium: PlaybackRights = { role: 'member', playsAt: ['spotify', 'soundcloud'], providers: PROVIDERS };
const unknown: PlaybackRights = { role: 'unknown', playsAt: ['soundcloud'], providers: PROVIDERS };

it('SoundCloud is playable for a visitor', () => {
  expect(playabilityOf(aSoundcloudTrack(), visitor)).toBe('playable');
});
it('Spotify needs sign-in for a visitor', () => {
  expect(playabilityOf(aSpotifyTrack(), visitor)).toBe('needs-sign-in');
});
it('Spotify needs Premium for a signed-in user without it [ROLE-11]', () => {
  expect(playabilityOf(aSpotifyTrack(), member)).toBe('needs-premium');
});
it('Spotify is playable with Premium', () => {
  expect(playabilityOf(aSpotifyTrack(), premium)).toBe('playable');
});
it('Spotify is undecided while the session is unknown', () => {
  expect(playabilityOf(aSpotifyTrack(), unknown)).toBe('undecided');
});
it('a blocked track is blocked, whatever the user lacks', () => {
  expect(playabilityOf(aSpotifyTrack({ access: 'blocked' }), visitor)).toBe('blocked');
});
it('a preview is playable and reported as a preview', () => {
  const playability = playabilityOf(aSoundcloudTrack({ access: 'preview' }), visitor);
  expect(playability).toBe('preview');
  expect(isPlayable(playability)).toBe(true);
});
it('a track of a provider that is not configured is not playable, whatever the session', () => {
  const soundcloudOnly = { providers: ['soundcloud'] as const };
  for (const rights of [visitor, premium, unknown]) {
    expect(playabilityOf(aSpotifyTrack(), { ...rights, ...soundcloudOnly })).toBe('not-configured');
    expect(playabilityOf(aSoundcloudTrack(), { ...rights, ...soundcloudOnly })).toBe('playable');
  }
  expect(isPlayable('not-configured')).toBe(false);
});
