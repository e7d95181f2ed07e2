import { returnStateOf, returnPath } from './return-path';

test('a path of this site is kept with its query and its hash', () => {
  const state = returnStateOf({ pathname: '/playlists/3', search: '?tab=spotify', hash: '#end' });
  expect(returnPath(state)).toBe('/playlists/3?tab=spotify#end');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a\n/b', ''])(
  'the address %j of another site is ignored',
  (wanted) => {
    expect(returnPath({ wanted })).toBeNull();
  },
);

test.each([null, undefined, 'text', 5, {}, { wanted: 5 }])(
  'a history state of %j has no return path',
  (state) => {
    expect(returnPath(state)).toBeNull();
  },
);
