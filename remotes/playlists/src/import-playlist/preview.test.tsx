// The user chooses the lists of a file one after the other.
import { aPlaylist, aSession, aSpotifyTrack, renderRemote, settled } from '@segue/kernel/testing';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import remote from '../remote';
import { $lists, $review, listChosen } from './model';
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
      listPlaylists: () => ({ playlists: [] }),
      createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9, name: 'Sea' }) }),
      addPlaylistTracks: () => ({ results: ['added'] }),
    },
  });
  await screen.findByLabelText(/^Or paste/);
  await act(() => allSettled(listChosen, { scope: opened.scope, params: [fileOf(bytes, name)] }));
  return opened;
}
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const press = ({ user, scope }: Awaited<ReturnType<typeof choose>>, name: string) =>
  user.click(screen.getByRole('button', { name })).then(() => settled(scope));

test('import: of several playlists in a file the chosen one is imported, then the others [PLIST-26]', async () => {
  const opened = await choose(
    latin1('Track name,Artist name,Playlist name\nSalt,Oda,Sea\nTide,Mara,Night\nFerry,Ada,Road\n'),
    'all.csv',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Sea · 1 track',
    'Night · 1 track',
    'Road · 1 track',
    'Choose other files',
  ]);
  expect(opened.api.requestsTo('search')).toEqual([]);
  await press(opened, 'Sea · 1 track');
  expect(screen.getByLabelText('Playlist name')).toHaveValue('Sea');
  await press(opened, 'Create with 1 track');
  expect(opened.scope.getState($review)).toBeNull();
  expect(opened.scope.getState($lists)).toMatchObject([{ name: 'Night' }, { name: 'Road' }]);
  await press(opened, 'Choose other files');
  expect(screen.getByLabelText(/^Or paste/)).toBeVisible();
});
