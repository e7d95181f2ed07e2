import { createCatalogue } from '@segue/provider-sandbox/catalogue';
import { words } from '@segue/provider-sandbox/core/text-search';
import { createSoundCloudTracks } from './soundcloud/sandbox/track-index';
import { createSpotifyTracks } from './spotify/sandbox/track-index';

const catalogue = createCatalogue('late ferry');

test('the same seed gives the same tracks, another seed gives others', () => {
  expect(createCatalogue('late ferry').spotify).toEqual(catalogue.spotify);
  expect(createCatalogue('late ferry').soundcloud).toEqual(catalogue.soundcloud);
  expect(createCatalogue('early train').spotify[500]?.id).not.toBe(catalogue.spotify[500]?.id);
});

const spotify = createSpotifyTracks(catalogue.spotify);
const soundcloud = createSoundCloudTracks(catalogue.soundcloud);

test('"twice" finds the hand-written songs at both providers and no other', () => {
  const isTwice = (text: string) => words(text).includes('twice');
  const releases = spotify.search('twice');
  const uploads = soundcloud.search('twice');
  expect(releases.length).toBeGreaterThanOrEqual(25);
  expect(uploads.length).toBeGreaterThan(releases.length);
  expect(releases.every(({ album }) => isTwice(album.title))).toBe(true);
  expect(uploads.every(({ tags, title }) => [title, ...tags].some(isTwice))).toBe(true);
});

test.each(['harbour', 'late ferry', 'rain', 'ambient', 'dub techno'])(
  '"%s" finds forty tracks at each provider, also some whose title lacks it',
  (query) => {
    const lacks = ({ title }: { title: string }) =>
      !words(query).every((word) => words(title).includes(word));
    for (const found of [spotify.search(query), soundcloud.search(query)]) {
      expect(found.length).toBeGreaterThanOrEqual(40);
      expect(found.slice(0, 40).some(lacks)).toBe(true);
    }
  },
);
