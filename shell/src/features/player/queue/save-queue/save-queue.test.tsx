import type { Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $notices } from '@segue/stores/ports';
import {
  aPlaylist,
  aSession,
  type FakeHandlers,
  refuse,
  renderInScope,
  settled,
  interceptMessages,
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

test('a failed save shows its error in the dialog and keeps the name', async () => {
  const { user, scope } = await open();
  await save(user, 'Night drive');
  await act(() => settled(scope));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to create playlist. Please try again.');
  expect(screen.getByLabelText('Name')).toHaveValue('Night drive');
});
