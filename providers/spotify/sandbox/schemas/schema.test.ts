import { sandboxPerFile } from '@segue/provider-sandbox/testing/sandbox.fixture';
import { ask, bearer } from '@segue/provider-sandbox/testing/client';
import { createSchemaSet } from '@segue/provider-sandbox/testing/schema';
import { spotifyTokens } from '../calls.fixture';
import { spotifyWebApi } from './web-api';

const development = createSchemaSet(spotifyWebApi('development'));
const extended = createSchemaSet(spotifyWebApi('extended'));

const sandbox = sandboxPerFile();
let pat: string;
beforeEach(async () => {
  pat = (await spotifyTokens(sandbox)).access;
});

const get = async (path: string) => (await ask(`${sandbox.urls.spotifyApi}${path}`, bearer(pat))).json();

describe('the schemas report an error', () => {
  const DOES_NOT_EXIST = undefined;

  test.each<[string, string, string, unknown]>([
    ['a missing field', 'required', 'tracks.items.0.duration_ms', DOES_NOT_EXIST],
    ['an invented field', 'additional', 'tracks.items.0.color', 'blue'],
    ['a number as text', 'integer', 'tracks.items.0.duration_ms', '180000'],
    ['a null name', 'string', 'tracks.items.0.name', null],
    ['a word that is none of the allowed', 'allowed values', 'tracks.items.0.album.album_type', 'ep'],
    ['an id of another form', 'pattern', 'tracks.items.0.id', 'soundcloud:tracks:1'],
    ['a path instead of an address', 'format', 'tracks.items.0.album.images.0.url', '/a.jpg'],
    ['a page without its links', 'required', 'tracks.next', DOES_NOT_EXIST],
    ['what development mode left out', 'additional', 'tracks.items.0.popularity', 50],
  ])('for %s', async (_name, complaint, path, value) => {
    const answer = await get('/v1/search?type=track&q=midnight%20harbour&limit=10');
    expect(development.errorsIn('SearchItems', answer)).toEqual([]);
    setAt(answer, path.split('.'), value);
    const faults = development.errorsIn('SearchItems', answer);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(complaint);
  });

  test('for an answer of one quota mode checked against the other mode', async () => {
    const reduced = await get('/v1/me');
    expect(extended.errorsIn('PrivateUserObject', reduced)).not.toEqual([]);
    sandbox.control.change({ spotify: { profile: 'extended' } });
    const full = await get('/v1/me');
    expect(development.errorsIn('PrivateUserObject', full)).not.toEqual([]);
  });

  test('for an unknown schema name', () => {
    expect(() => extended.errorsIn('ShowObject', {})).toThrow('ShowObject');
  });
});

function setAt(document: unknown, [step = '', ...rest]: string[], value: unknown): void {
  const place = document as Record<string, unknown>;
  if (rest.length > 0) setAt(place[step], rest, value);
  else if (value === undefined) delete place[step];
  else place[step] = value;
}
