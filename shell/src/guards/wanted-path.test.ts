import { remember, wantedPath } from './wanted-path';

test('a path of this site is remembered with its query and its hash', () => {
  const state = remember({ pathname: '/playlists/3', search: '?tab=spotify', hash: '#end' });
  expect(wantedPath(state)).toBe('/playlists/3?tab=spotify#end');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a\n/b', ''])(
  'the address %j of somewhere else is forgotten',
  (wanted) => {
    expect(wantedPath({ wanted })).toBeNull();
  },
);

test.each([null, undefined, 'text', 5, {}, { wanted: 5 }])(
  'a history entry with %j wants nothing',
  (state) => {
    expect(wantedPath(state)).toBeNull();
  },
);
