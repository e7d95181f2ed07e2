// A file is shown before it is searched for.
import { aPlaylist, aSession, aSpotifyTrack, renderRemote, settled } from '@segue/kernel/testing';
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import remote from '../remote';
import { $preview, $review, listChosen } from './model';
import { fileOf } from './reading/lists.fixture';

afterEach(() => sessionStorage.clear());

async function choose(bytes: Uint8Array, name: string) {
  const opened = renderRemote(remote, 'ImportScreen', {
    at: '/playlists/import',
    session: aSession(),
    api: {
      search: ({ params }) => ({
        queryData: [
          aSpotifyTrack({ title: 'Salt', artistInfo: [{ id: 'a', name: params['query']!.split(' ')[0]! }] }),
        ],
        hasMore: false,
      }),
      createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9, name: 'Sea' }) }),
      addPlaylistTracks: () => ({ results: ['added'] }),
    },
  });
  await screen.findByLabelText('From text');
  await act(() => allSettled(listChosen, { scope: opened.scope, params: { source: fileOf(bytes, name) } }));
  return opened;
}
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const rows = () =>
  within(screen.getByRole('list', { name: 'First tracks' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = ({ user, scope }: Awaited<ReturnType<typeof choose>>, name: string) =>
  user.click(screen.getByRole('button', { name })).then(() => settled(scope));

test('import: a file shows its first tracks and is read again in the chosen encoding [PLIST-25]', async () => {
  const opened = await choose(latin1(`Title,Artist\n${'Canci\xf3n,Tom\xe1s\n'.repeat(7)}`), 'Sea.csv');
  expect(screen.getByText('Sea · 7 tracks')).toBeVisible();
  expect(rows()).toEqual(Array(5).fill('Tomás – Canción'));
  expect(screen.getByText('Looks wrong? Encoding:')).toBeVisible();
  await opened.user.selectOptions(screen.getByLabelText('Encoding'), 'Cyrillic');
  await settled(opened.scope);
  expect(rows()[0]).toBe('Tomбs – Canciуn');
  await opened.user.selectOptions(screen.getByLabelText('Encoding'), 'Western European');
  await settled(opened.scope);
  expect(rows()[0]).toBe('Tomás – Canción');
  expect(opened.api.requestsTo('search')).toEqual([]);
  await press(opened, 'Cancel');
  expect(screen.getByLabelText('From text')).toBeVisible();
});

test('import: of several playlists in a file the chosen one is imported, then the others [PLIST-26]', async () => {
  const opened = await choose(
    latin1('Track name,Artist name,Playlist name\nSalt,Oda,Sea\nTide,Mara,Night\nFerry,Ada,Road\n'),
    'all.csv',
  );
  const playlist = screen.getByLabelText('Playlist to import');
  expect(
    within(playlist)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sea · 1 track', 'Night · 1 track', 'Road · 1 track']);
  await opened.user.selectOptions(playlist, 'Night · 1 track');
  expect(rows()).toEqual(['Mara – Tide']);
  await opened.user.selectOptions(playlist, 'Sea · 1 track');
  await press(opened, 'Find tracks');
  expect(screen.getByLabelText('Playlist name')).toHaveValue('Sea');
  await press(opened, 'Create with 1 track');
  expect(opened.scope.getState($review)).toBeNull();
  expect(opened.scope.getState($preview)).toMatchObject({
    lists: [{ name: 'Night' }, { name: 'Road' }],
  });
});
