import { createSandbox, type Sandbox } from '../create-sandbox';
import { ask, bearer, spotifyTokens } from '../test-client';
import { createDescription } from './description';
import { spotifyWebApi } from './spotify-web-api';

const development = createDescription(spotifyWebApi('development'));
const extended = createDescription(spotifyWebApi('extended'));

let sandbox: Sandbox;
let pat: string;
beforeAll(async () => {
  sandbox = await createSandbox({ port: 0 });
});
beforeEach(async () => {
  sandbox.reset();
  pat = (await spotifyTokens(sandbox)).access;
});
afterAll(() => sandbox.close());

const get = async (path: string) => (await ask(`${sandbox.urls.spotifyApi}${path}`, bearer(pat))).json();

describe('a description bites', () => {
  const DOES_NOT_EXIST = undefined;

  test.each<[string, string, string, unknown]>([
    ['a missing field', 'required', 'tracks.items.0.duration_ms', DOES_NOT_EXIST],
    ['an invented field', 'additional', 'tracks.items.0.mood', 'blue'],
    ['a number as text', 'integer', 'tracks.items.0.duration_ms', '180000'],
    ['a null name', 'string', 'tracks.items.0.name', null],
    ['a word that is none of the allowed', 'allowed values', 'tracks.items.0.album.album_type', 'ep'],
    ['an id of another form', 'pattern', 'tracks.items.0.id', 'soundcloud:tracks:1'],
    ['a path instead of an address', 'format', 'tracks.items.0.album.images.0.url', '/a.jpg'],
    ['a page without its links', 'required', 'tracks.next', DOES_NOT_EXIST],
    ['what development mode left out', 'additional', 'tracks.items.0.popularity', 50],
  ])('on %s', async (_name, complaint, path, value) => {
    const answer = await get('/v1/search?type=track&q=midnight%20harbour&limit=10');
    expect(development.faultsIn('SearchItems', answer)).toEqual([]);
    setAt(answer, path.split('.'), value);
    const faults = development.faultsIn('SearchItems', answer);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(complaint);
  });

  test('on the answer of one mode taken for that of the other', async () => {
    const reduced = await get('/v1/me');
    expect(extended.faultsIn('PrivateUserObject', reduced)).not.toEqual([]);
    sandbox.control.change({ spotify: { profile: 'extended' } });
    const full = await get('/v1/me');
    expect(development.faultsIn('PrivateUserObject', full)).not.toEqual([]);
  });

  test('on a name nobody described', () => {
    expect(() => extended.faultsIn('PlaylistObject', {})).toThrow('no PlaylistObject');
  });
});

function setAt(document: unknown, [step = '', ...rest]: string[], value: unknown): void {
  const place = document as Record<string, unknown>;
  if (rest.length > 0) setAt(place[step], rest, value);
  else if (value === undefined) delete place[step];
  else place[step] = value;
}
