import { PROVIDERS, type Track } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack } from '@segue/testing';
import { isPlayable, playabilityOf, type PlaybackRights } from './playability';

const visitor: PlaybackRights = { role: 'visitor', playsAt: ['soundcloud'], providers: PROVIDERS };
const member: PlaybackRights = { ...visitor, role: 'member' };
const premium: PlaybackRights = { ...member, playsAt: ['spotify', 'soundcloud'] };
const unknown: PlaybackRights = { ...visitor, role: 'unknown' };

test.each<[string, Track, PlaybackRights, string]>([
  ['SoundCloud for a visitor', aSoundcloudTrack(), visitor, 'playable'],
  ['Spotify for a visitor', aSpotifyTrack(), visitor, 'needs-sign-in'],
  ['Spotify for a member without Premium [ROLE-11]', aSpotifyTrack(), member, 'needs-premium'],
  ['Spotify with Premium', aSpotifyTrack(), premium, 'playable'],
  ['Spotify while the session is unknown', aSpotifyTrack(), unknown, 'undecided'],
  ['a blocked track, whatever the user lacks,', aSpotifyTrack({ access: 'blocked' }), visitor, 'blocked'],
  ['a preview', aSoundcloudTrack({ access: 'preview' }), visitor, 'preview'],
])('playability of %s', (_, track, rights, expected) => {
  expect(playabilityOf(track, rights)).toBe(expected);
});

test('a track of a provider that is not configured is not playable, whatever the session', () => {
  const soundcloudOnly = { providers: ['soundcloud'] as const };
  for (const rights of [visitor, premium, unknown]) {
    expect(playabilityOf(aSpotifyTrack(), { ...rights, ...soundcloudOnly })).toBe('not-configured');
    expect(playabilityOf(aSoundcloudTrack(), { ...rights, ...soundcloudOnly })).toBe('playable');
  }
  expect([isPlayable('not-configured'), isPlayable('preview')]).toEqual([false, true]);
});
