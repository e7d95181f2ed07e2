import type { Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $notices } from '@segue/stores/ports';
import { aPlaylist, aSession, renderInScope, settled, someTracks } from '@segue/testing';
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

test('the queue becomes a playlist in the same order', async () => {
  const { user, scope, api } = await open({
    api: {
      createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9, name: 'Night drive' }) }),
      addPlaylistTrack: () => ({ success: true }),
    },
  });
  await save(user, '  Night drive ');
  await act(() => settled(scope));
  expect((api.requestsTo('createPlaylist')[0]?.body as FormData).get('name')).toBe('Night drive');
  expect(api.requestsTo('addPlaylistTrack').map(({ body }) => body)).toEqual(
    [a, b].map(({ id, provider }) => ({ playlistId: 9, trackId: id, provider })),
  );
  expect(scope.getState($notices)).toMatchObject([
    { text: 'Saved “Night drive”.', link: { href: '/playlists/9' } },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a failed save shows its error in the dialog and keeps the name', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, scope } = await open();
  await save(user, 'Night drive');
  await act(() => settled(scope));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to create playlist. Please try again.');
  expect(screen.getByLabelText('Name')).toHaveValue('Night drive');
});

test('the suggested name is kept by Enter alone', async () => {
  const { user, api } = await open({
    api: { createPlaylist: () => ({ playlist: aPlaylist() }), addPlaylistTrack: () => ({ success: true }) },
  });
  await user.click(screen.getByRole('button', { name: 'Save as playlist' }));
  expect(await screen.findByDisplayValue(/^Mix, \w{3} \d+$/)).toHaveFocus();
  await user.keyboard('{Enter}');
  const { body } = api.requestsTo('createPlaylist')[0]!;
  expect((body as FormData).get('name')).toMatch(/^Mix, /);
});

test('a visitor is not offered to save', async () => {
  renderInScope(<OpenedQueue />);
  act(() => send('queue/add', { track: a }));
  expect(screen.queryByRole('button', { name: 'Save as playlist' })).not.toBeInTheDocument();
});
