import {
  aCollection,
  answerRaw,
  configuredFor,
  settled,
  aPlaylist,
  aSession,
  refuse,
  renderRemote,
  type RenderOptions,
} from '@segue/kernel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { listRequested } from './playlist-list/model';
import { evening, tracks } from './playlist.fixture';
import remote from './remote';

const open = (api: RenderOptions['api'] = {}, more: RenderOptions = {}) =>
  renderRemote(remote, 'PlaylistsScreen', {
    at: '/playlists',
    session: aSession(),
    api: { listPlaylists: () => ({ playlists: [evening] }), ...api },
    ...more,
  });

describe('The playlists screen', () => {
  it('shows a card for each playlist, with its track count once that is known [DATA-22]', async () => {
    open({
      listPlaylists: () => ({
        playlists: [{ ...evening, trackCount: 1 }, aPlaylist({ playlistId: 8, name: 'Morning' })],
      }),
      listPlaylistTracks: () => ({ playlistTracks: tracks }),
    });
    const card = (await screen.findByRole('heading', { name: 'Evening' })).closest('a');
    expect(card).toHaveAttribute('href', '/playlists/7');
    expect(card).toHaveTextContent('1 track');
    expect(screen.getByRole('heading', { name: 'Morning' }).closest('a')).not.toHaveTextContent('0 tracks');
  });

  it('asks before deleting a playlist, then removes its card [PLIST-12] [PLIST-13] [PLIST-14] [PLIST-20]', async () => {
    let isDeleted = false;
    const { user, api } = open({
      listPlaylists: () => ({ playlists: isDeleted ? [] : [evening] }),
      deletePlaylist: () => ({ success: (isDeleted = true) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Evening' }));
    const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete "Evening"?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(question).not.toBeInTheDocument();
    expect(api.requestsTo('deletePlaylist')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Delete Evening' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No Playlists Found')).toBeVisible();
    expect(api.requestsTo('deletePlaylist')[0]?.body).toEqual({ playlistId: 7 });
  });

  describe('playlists at the own server', () => {
    const config = configuredFor('spotify', 'musicserver');
    const list = aCollection({ kind: 'playlist', provider: 'musicserver', id: 'p 1', trackCount: 5 });
    const at = (connected: 'musicserver'[], listServicePlaylists: () => unknown) =>
      open({ listServicePlaylists } as never, { config, session: aSession({ connected }) });

    it('are cards below those of the user; a failure says so and can be repeated [MUSIC-56]', async () => {
      let isDown = true;
      const { user } = at(['musicserver'], () =>
        isDown ? refuse('providerUnavailable') : { playlists: [list] },
      );
      expect(await screen.findByText('Some of this couldn’t be loaded.')).toBeVisible();
      isDown = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      const section = await screen.findByRole('region', { name: 'On Music server' });
      const card = await within(section).findByRole('link', { name: /Evening Harbour/ });
      expect(card).toHaveAttribute('href', '/playlist/musicserver/p%201');
      expect(card).toHaveTextContent('5 tracks');
    });

    it.each<['musicserver'[], number]>([
      [[], 0],
      [['musicserver'], 1],
    ])('connected %j: %i requests, and no section without any [MUSIC-56]', async (connected, count) => {
      const { api, scope } = at(connected, () => ({ playlists: [] }));
      await screen.findByRole('heading', { name: 'Evening' });
      await act(() => settled(scope));
      await waitFor(() => expect(api.requestsTo('listServicePlaylists')).toHaveLength(count));
      expect(screen.queryByRole('region', { name: /^On / })).toBeNull();
    });
  });

  it('playlists: lists the recently deleted ones and restores one', async () => {
    const deleted = { playlistId: 7, name: 'Evening', keptUntil: '2100-01-01T00:00:00.000Z' };
    const { user, api } = open({
      listPlaylists: () => ({ playlists: [], recentlyDeleted: [deleted] }),
      restorePlaylist: () => ({ playlist: evening }),
    });
    await user.click(await screen.findByText('Recently deleted (1)'));
    await user.click(screen.getByRole('button', { name: 'Restore Evening' }));
    await waitFor(() => expect(api.requestsTo('restorePlaylist')).toHaveLength(1));
  });

  it('keeps the card and shows an error when deleting fails [ERR-12]', async () => {
    const { user } = open({ deletePlaylist: () => refuse('unexpected') });
    await user.click(await screen.findByRole('button', { name: 'Delete Evening' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete playlist. Please try again.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Evening' })).toBeVisible();
  });

  it('creates a playlist from a trimmed name, also after a failure [PLIST-09] [PLIST-10] [PLIST-15] [PLIST-16] [VALID-22] [VALID-23] [VALID-29] [ERR-11]', async () => {
    const { user, api, location } = open({
      listPlaylists: () => ({ playlists: [] }),
      createPlaylist: () => refuse('unexpected'),
    });
    expect(await screen.findByText('No Playlists Found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Playlist' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Playlist' }));
    const create = dialog.getByRole('button', { name: 'Create' });
    expect(dialog.getByLabelText('Cover')).toBeInTheDocument();
    expect(dialog.getByText('Optional. JPEG, PNG or WebP, max 5MB')).toBeVisible();
    expect(create).toBeDisabled();
    await user.type(dialog.getByLabelText('Name'), '  {Enter}');
    expect(create).toBeDisabled();
    expect(api.requestsTo('createPlaylist')).toEqual([]);
    await user.type(dialog.getByLabelText('Name'), 'Night ');
    await user.click(create);
    expect(await dialog.findByText('Failed to create playlist. Please try again.')).toBeVisible();
    api.handle({ createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9, name: 'Night' }) }) });
    await user.click(create);
    await waitFor(() => expect(location()).toBe('/playlists/9'));
    const form = api.requestsTo('createPlaylist')[1]?.body as FormData;
    expect([...form.entries()]).toEqual([['name', 'Night']]);
  });

  it('shows an error when loading fails, and keeps the loaded cards when reloading fails [ERR-10]', async () => {
    const { user, api, scope } = open({ listPlaylists: () => refuse('unexpected') });
    await screen.findByText('Failed to load playlists. Please try again later.');
    api.handle({ listPlaylists: () => ({ playlists: [evening] }) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Evening' })).toBeVisible();
    api.handle({ listPlaylists: () => refuse('unexpected') });
    await act(() => allSettled(listRequested, { scope }));
    expect(screen.getByText('Failed to load playlists. Please try again later.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Evening' })).toBeVisible();
  });

  it('treats an answer without playlists as an empty list [API-25]', async () => {
    open({ listPlaylists: () => answerRaw(200, {}) });
    expect(await screen.findByText('No Playlists Found')).toBeVisible();
  });
});
