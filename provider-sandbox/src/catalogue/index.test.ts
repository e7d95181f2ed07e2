import { createCatalogue } from '.';
import { words } from '../core/text-search';
import { ADJECTIVES, GERUNDS, NOUNS, PLACES, TIMES } from './vocabulary';

const catalogue = createCatalogue('late ferry');

test('the same seed gives the same tracks, another seed gives others', () => {
  expect(createCatalogue('late ferry').spotify).toEqual(catalogue.spotify);
  expect(createCatalogue('late ferry').soundcloud).toEqual(catalogue.soundcloud);
  expect(createCatalogue('early train').spotify[500]?.id).not.toBe(catalogue.spotify[500]?.id);
});

test('both providers have over 1500 tracks, each with a unique id and permalink', () => {
  expect(catalogue.spotify.length).toBeGreaterThan(1500);
  expect(catalogue.soundcloud.length).toBeGreaterThan(1500);
  expect(new Set(catalogue.spotify.map(({ id }) => id)).size).toBe(catalogue.spotify.length);
  expect(new Set(catalogue.soundcloud.map(({ urn }) => urn)).size).toBe(catalogue.soundcloud.length);
  expect(new Set(catalogue.soundcloud.map((t) => `${t.uploader.permalink}/${t.permalink}`)).size).toBe(
    catalogue.soundcloud.length,
  );
});

test('songs at both providers are all found by "twice", and change no result of generated words', () => {
  const isAtBoth = (text: string) => words(text).includes('twice');
  const releases = catalogue.spotify.filter(({ album }) => isAtBoth(album.title));
  const uploads = catalogue.soundcloud.filter(({ tags }) => tags.some(isAtBoth));
  expect(releases.length).toBeGreaterThanOrEqual(25);
  expect(uploads.length).toBeGreaterThan(releases.length);
  const theirWords = [...releases, ...uploads].flatMap(({ title }) => words(title));
  const others = [...ADJECTIVES, ...NOUNS, ...PLACES, ...TIMES, ...GERUNDS, 'short', 'edge', 'cases'].flatMap(
    words,
  );
  expect(theirWords.filter((word) => others.some((other) => word.startsWith(other)))).toEqual([]);
});
