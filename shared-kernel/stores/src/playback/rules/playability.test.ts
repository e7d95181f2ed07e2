import { aSoundcloudTrack, aSpotifyTrack } from '@segue/testing';
import { isHearable, playabilityOf, type Listener } from './playability';

const visitor: Listener = { standing: 'visitor', hasSpotifyPremium: false };
const member: Listener = { standing: 'member', hasSpotifyPremium: false };
const premium: Listener = { standing: 'member', hasSpotifyPremium: true };
const unknown: Listener = { standing: 'unknown', hasSpotifyPremium: false };

it('lets a visitor hear SoundCloud', () => {
  expect(playabilityOf(aSoundcloudTrack(), visitor)).toBe('playable');
});
it('asks a visitor to sign in for Spotify', () => {
  expect(playabilityOf(aSpotifyTrack(), visitor)).toBe('needs-sign-in');
});
it('asks a member without Premium for it [ROLE-11]', () => {
  expect(playabilityOf(aSpotifyTrack(), member)).toBe('needs-premium');
});
it('lets a Premium member hear Spotify', () => {
  expect(playabilityOf(aSpotifyTrack(), premium)).toBe('playable');
});
it('decides nothing about Spotify before the session is known', () => {
  expect(playabilityOf(aSpotifyTrack(), unknown)).toBe('undecided');
});
it('names a track that is blocked for everybody first', () => {
  expect(playabilityOf(aSpotifyTrack({ access: 'blocked' }), visitor)).toBe('blocked');
});
it('plays previews, and says that they are previews', () => {
  const playability = playabilityOf(aSoundcloudTrack({ access: 'preview' }), visitor);
  expect(playability).toBe('preview');
  expect(isHearable(playability)).toBe(true);
});
