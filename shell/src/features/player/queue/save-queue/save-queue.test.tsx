import type { Track } from '@segue/contract';
import { interceptMessages, send } from '@segue/event-bus';
import { $notices } from '@segue/stores/ports';
import {
  aPlaylist,
  aSession,
  type FakeHandlers,
  refuse,
  renderInScope,
  settled,
  someTracks,
} from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { OpenedQueue } from '../queue-panel/queue-panel.fixture';
import { wireSaveQueue } from '.';

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
      addPlaylistTracks: () => ({ results: ['added', 'added'] }),
    },
  });
  await save(user, '  Night drive ');
  await act(() => settled(scope));
  expect((api.requestsTo('createPlaylist')[0]!.body as FormData).get('name')).toBe('Night drive');
  expect(api.requestsTo('addPlaylistTracks').map(({ body }) => body)).toEqual([
    { playlistId: 9, tracks: [a, b].map(({ id, provider }) => ({ trackId: id, provider })) },
  ]);
  expect(scope.getState($notices)).toMatchObject([
    {
      text: 'Saved “Night drive”.',
      link: { href: '/playlists/9' },
      action: { label: 'Undo', message: 'queue/undo-save' },
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('undo of a saved queue', () => {
  async function saved(deletePlaylist: NonNullable<FakeHandlers['deletePlaylist']>) {
    const shown = await open({
      api: {
        createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9, name: 'Night drive' }) }),
        addPlaylistTracks: () => ({ results: ['added', 'added'] }),
        deletePlaylist,
      },
    });
    stop = wireSaveQueue(shown.scope);
    await save(shown.user, 'Night drive');
    await act(() => settled(shown.scope));
    const undo = async () => {
      send('queue/undo-save');
      await act(() => settled(shown.scope));
      return shown.scope.getState($notices).at(-1);
    };
    return { ...shown, undo };
  }
  let stop: () => void;
  afterEach(() => stop());

  test('the playlist is deleted, and the notice says where it can be restored', async () => {
    const reloaded = jest.fn();
    const { api, undo } = await saved(() => ({ success: true }));
    const stopListening = interceptMessages((name) => {
      if (name === 'playlist/reload') reloaded();
      return false;
    });
    expect(await undo()).toMatchObject({
      text: 'Deleted “Night drive”. You can restore it under “Recently deleted”.',
      link: { href: '/playlists' },
    });
    stopListening();
    expect(api.requestsTo('deletePlaylist')).toMatchObject([{ body: { playlistId: 9 } }]);
    expect(reloaded).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      'a failed request',
      'unexpected',
      { text: "That couldn't be undone. Try again.", action: { label: 'Undo' } },
    ],
    ['a playlist deleted elsewhere', 'playlistNotFound', { text: 'That playlist was deleted meanwhile.' }],
  ] as const)('%s is said', async (_, error, notice) => {
    const { undo } = await saved(() => refuse(error));
    expect(await undo()).toMatchObject(notice);
  });
});

test('tracks that their provider does not know are counted in the notice', async () => {
  const { user, scope } = await open({
    api: {
      createPlaylist: () => ({ playlist: aPlaylist({ name: 'Night drive' }) }),
      addPlaylistTracks: () => ({ results: ['notFound', 'added'] }),
    },
  });
  await save(user, 'Night drive');
  await act(() => settled(scope));
  expect(scope.getState($notices)[0]?.text).toBe("Saved “Night drive”. 1 of 2 tracks couldn't be added.");
});

test('songs that the queue has from both services are counted in the notice', async () => {
  const { user, scope } = await open({
    api: {
      createPlaylist: () => ({ playlist: aPlaylist({ name: 'Night drive' }) }),
      addPlaylistTracks: () => ({ results: ['added', 'added', 'added'] }),
    },
  });
  act(() => send('queue/add', { track: { ...a, id: 'other', provider: 'spotify' } }));
  await save(user, 'Night drive');
  await act(() => settled(scope));
  expect(scope.getState($notices).at(-1)?.text).toBe(
    'Saved “Night drive”. 1 song is in it from both services.',
  );
});

test('a failed save shows its error in the dialog and keeps the name', async () => {
  const { user, scope } = await open();
  await save(user, 'Night drive');
  await act(() => settled(scope));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to create playlist. Please try again.');
  expect(screen.getByLabelText('Name')).toHaveValue('Night drive');
});

test('the suggested name is kept by Enter alone', async () => {
  const { user, api } = await open({
    api: {
      createPlaylist: () => ({ playlist: aPlaylist() }),
      addPlaylistTracks: () => ({ results: ['added', 'added'] }),
    },
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
