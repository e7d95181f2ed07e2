import { configuredFor } from '@segue/kernel/testing';
import { isLink } from './link';

const config = configuredFor('spotify', 'soundcloud');

test.each([
  'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC?si=1',
  'open.spotify.com/intl-de/album/4uLU6hMCjMI75M1A2tKUQC',
  'https://spotify.link/abc',
  'spotify:track:4uLU6hMCjMI75M1A2tKUQC',
  'http://soundcloud.com/ada/late-ferry',
  '  https://on.soundcloud.com/abc  ',
  'https://m.soundcloud.com/ada/sets/quay',
])('%j is a link to a page at a provider', (text) => {
  expect(isLink(text, config)).toBe(true);
});

test('the address of a configured provider server is a link to one of its pages', () => {
  const soundcloud = { ...config.providers.soundcloud!, apiUrl: 'http://127.0.0.1:4001/soundcloud/api' };
  const own = { providers: { ...config.providers, soundcloud } };
  expect(isLink('http://127.0.0.1:4001/soundcloud/ada/late-ferry', own)).toBe(true);
  expect(isLink('http://127.0.0.1:4001/soundcloud/ada/late-ferry', config)).toBe(false);
});

test.each([
  '',
  'late ferry',
  'spotify',
  'spotify.com',
  'https://open.spotify.com/',
  'spotify: the story',
  'see https://open.spotify.com/track/x',
  'https://example.com/track/x',
  'https://notspotify.com/track/x',
  'https://spotify.com.example.com/track/x',
  'AC/DC',
])('%j is no link to a page at a provider', (text) => {
  expect(isLink(text, config)).toBe(false);
});
