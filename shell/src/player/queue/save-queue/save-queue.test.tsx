import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $notices } from '@segue/kernel/state/ports';
import { aPlaylist, aSession, settled, someTracks, type RenderOptions } from '@segue/kernel/testing';
import { act, screen } from '@testing-library/react';
import { renderWithPlayer } from '../../player.fixture';
import { OpenedQueue } from '../queue-panel/queue-panel.fixture';

const [a, b] = someTracks('soundcloud', 2) as [Track, Track];

/** The queue of two tracks is saved under this name. */
async function save(name: string, api: RenderOptions['api'] = {}) {
  const shown = renderWithPlayer(<OpenedQueue />, { session: aSession(), api });
  await act(() => settled(shown.scope));
  act(() => [a, b].forEach((track) => send('queue/add', { track })));
  await shown.user.click(screen.getByRole('button', { name: 'Save as playlist' }));
  await screen.findByLabelText('Name');
  // The suggested name is selected, so typing replaces it.
  await shown.user.keyboard(name);
  await shown.user.click(screen.getByRole('button', { name: 'Save' }));
  await act(() => settled(shown.scope));
  return shown;
}

test('save queue: the notice of a saved queue leads to its playlist', async () => {
  const { api, scope } = await save('Night drive', {
    createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9, name: 'Night drive' }) }),
    addPlaylistTracks: () => ({ results: ['added', 'added'] }),
  });
  expect(api.requestsTo('addPlaylistTracks')).toMatchObject([
    { body: { playlistId: 9, tracks: [{ trackId: a.id }, { trackId: b.id }] } },
  ]);
  expect(scope.getState($notices)).toMatchObject([
    { text: 'Saved “Night drive”.', link: { href: '/playlists/9' } },
  ]);
});

test('save queue: a failure shows its error in the dialog and keeps the name', async () => {
  await save('Night drive');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to create playlist. Please try again.');
  expect(screen.getByLabelText('Name')).toHaveValue('Night drive');
});
