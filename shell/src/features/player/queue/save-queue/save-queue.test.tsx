import type { Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $notices } from '@segue/stores/ports';
import { aPlaylist, aSession, renderInScope, settled, interceptMessages, someTracks } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { OpenedQueue } from '../queue-panel/queue-panel.fixture';

const [a, b] = someTracks('soundcloud', 2) as [Track, Track];

async function open(api: Parameters<typeof renderInScope>[1] = {}) {
  const shown = renderInScope(<OpenedQueue />, { session: aSession(), ...api });
  await act(() => settled(shown.scope));
  act(() => [a, b].forEach((track) => send('queue/add', { track })));
  return shown;
}
async function save(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: 'Save as playlist' }));
  await screen.findByLabelText('Name');
  // The suggested name is selected, so typing replaces it.
  await user.keyboard(name);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

test('save queue: the playlist is saved, the notice leads to it, and playlists on screen are loaded', async () => {
  const reloaded = jest.fn();
  const stopListening = interceptMessages((name) => {
    if (name === 'playlist/reload') reloaded();
    return false;
  });
  const { user, scope, api } = await open({
    api: {
      createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9, name: 'Night drive' }) }),
      addPlaylistTracks: () => ({ results: ['added', 'added'] }),
    },
  });
  await save(user, 'Night drive');
  await act(() => settled(scope));
  expect(scope.getState($notices)).toMatchObject([
    { text: 'Saved “Night drive”.', link: { label: 'Open', href: '/playlists/9' } },
  ]);
  expect(api.requestsTo('addPlaylistTracks')).toHaveLength(1);
  expect(reloaded).toHaveBeenCalledTimes(1);
  stopListening();
});

test('a failed save shows its error in the dialog and keeps the name', async () => {
  const { user, scope } = await open();
  await save(user, 'Night drive');
  await act(() => settled(scope));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to create playlist. Please try again.');
  expect(screen.getByLabelText('Name')).toHaveValue('Night drive');
});
