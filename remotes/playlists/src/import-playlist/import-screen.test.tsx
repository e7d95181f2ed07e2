import { $notices } from '@segue/kernel/state/ports';
import type { Track } from '@segue/contract';
import {
  aPlaylist,
  aSession,
  aSoundcloudTrack,
  aSpotifyTrack,
  renderRemote,
  refuse,
  settled,
  type RenderOptions,
} from '@segue/kernel/testing';
import { send } from '@segue/kernel/bus';
import { act, screen, waitFor } from '@testing-library/react';
import { allSettled } from 'effector';
import remote from '../remote';
import { $review, listChosen, nameChanged } from './model';

const by = (name: string) => [{ id: 'a', name }];
const ferry = aSoundcloudTrack({ id: '1', title: 'Late Ferry', artistInfo: by('Ada Solano') });
const remix = aSoundcloudTrack({ id: '2', title: 'Salt (Velour Remix)', artistInfo: by('Oda') });
const CATALOG: readonly Track[] = [ferry, remix];

afterEach(() => sessionStorage.clear());

function searched(query: string): readonly Track[] {
  const words = query.toLowerCase().split(' ');
  return CATALOG.filter(({ title }) => words.includes(title.toLowerCase().split(' ')[0]!));
}

function open(api: RenderOptions['api'] = {}) {
  return renderRemote(remote, 'ImportScreen', {
    at: '/playlists/import',
    session: aSession(),
    api: {
      search: ({ params }) => ({
        queryData: params['provider'] === 'soundcloud' ? [...searched(params['query']!)] : [],
        hasMore: false,
      }),
      listPlaylists: () => ({ playlists: [] }),
      createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9, name: 'Sea' }) }),
      addPlaylistTracks: () => ({ results: ['added'] }),
      ...api,
    },
  });
}
type Opened = ReturnType<typeof open>;

async function give({ user, scope }: Opened, text: string) {
  await user.click(await screen.findByLabelText(/^Or paste/));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Find tracks' }));
  await act(() => settled(scope));
}

async function nameIt({ user }: Opened) {
  await user.clear(screen.getByLabelText('Playlist name'));
  expect(screen.getByText('Give the playlist a name.')).toBeVisible();
  await user.type(screen.getByLabelText('Playlist name'), 'Sea');
}

describe('The import screen', () => {
  it('creates the playlist with matched and chosen tracks, each once, in the order of the list', async () => {
    const opened = open();
    const { user, api, scope } = opened;
    await give(opened, 'Oda - Salt\nAda Solano - Late Ferry\nAda Solano - Late Ferry');
    expect(screen.getByLabelText('Playlist name')).toHaveValue('Imported tracks');
    await nameIt(opened);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Match for Oda – Salt' }),
      screen.getByRole('option', { name: /Velour Remix/ }),
    );
    await user.click(screen.getByRole('button', { name: 'Create with 2 tracks' }));
    await act(() => settled(scope));
    expect(api.requestsTo('addPlaylistTracks').map(({ body }) => body)).toEqual([
      {
        playlistId: 9,
        tracks: [
          { trackId: '2', provider: 'soundcloud' },
          { trackId: '1', provider: 'soundcloud' },
        ],
      },
    ]);
    expect(scope.getState($notices)).toMatchObject([{ text: 'Saved 2 tracks.' }]);
    expect(scope.getState($review)).toBeNull();
  });

  it('import: skipped and missing entries are left out', async () => {
    const opened = open();
    const { user } = opened;
    await give(opened, 'Ada Solano - Late Ferry\nNobody - Nothing');
    expect(screen.getByText('Not found')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Match for Ada Solano – Late Ferry'), 'Skip');
    expect(screen.getByRole('button', { name: 'Create with 0 tracks' })).toBeDisabled();
  });

  it('stays after a failure, and says which tracks could not be added', async () => {
    const opened = open({ createPlaylist: () => refuse('unexpected') });
    const { user, api, scope } = opened;
    await give(opened, 'Ada Solano - Late Ferry');
    await nameIt(opened);
    await user.click(screen.getByRole('button', { name: 'Create with 1 track' }));
    await act(() => settled(scope));
    expect(screen.getByRole('alert')).toHaveTextContent('The tracks couldn’t be saved. Try again.');
    api.handle({
      createPlaylist: () => ({ playlist: aPlaylist({ playlistId: 9, name: 'Sea' }) }),
      addPlaylistTracks: () => ({ results: ['notFound'] }),
    });
    await user.click(screen.getByRole('button', { name: 'Create with 1 track' }));
    await act(() => settled(scope));
    expect(scope.getState($notices)).toMatchObject([
      { text: 'Saved 0 tracks. 1 of 1 tracks couldn’t be added.' },
    ]);
  });

  it('shows why a text cannot be read and keeps the text', async () => {
    const opened = open();
    await give(opened, '<html>');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No tracks were found in it. Choose a CSV or M3U file, or paste one track per line.',
    );
    expect(screen.getByLabelText(/^Or paste/)).toHaveValue('<html>');
  });

  it('takes 10,000 tracks and says how many were left out', async () => {
    const opened = open({ search: () => new Promise(() => undefined) });
    const list = Array.from({ length: 10_007 }, (_, index) => `Oda - Song ${index}`).join('\n');
    await screen.findByLabelText(/^Or paste/);
    act(() => void allSettled(listChosen, { scope: opened.scope, params: list }));
    expect(await screen.findByText(/Tracks left out at its end: 7\./)).toBeVisible();
    expect(opened.scope.getState($review)?.entries).toHaveLength(10_000);
  });

  it('stores nothing when it is discarded', async () => {
    const opened = open({ search: () => new Promise(() => undefined) });
    const { user, scope, api } = opened;
    await user.click(await screen.findByLabelText(/^Or paste/));
    await user.paste('Oda - Salt\nAda Solano - Late Ferry\nNobody - Nothing');
    await user.click(screen.getByRole('button', { name: 'Find tracks' }));
    expect(await screen.findByText('0 of 3')).toBeVisible();
    await waitFor(() => expect(api.requestsTo('search')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Discard import' }));
    expect(scope.getState($review)).toBeNull();
    expect(api.requestsTo('createPlaylist')).toHaveLength(0);
  });
});

test('import: continues while another screen is shown', async () => {
  const opened = open();
  await screen.findByLabelText(/^Or paste/);
  opened.unmount();
  await act(() => allSettled(listChosen, { scope: opened.scope, params: 'Ada Solano - Late Ferry' }));
  expect(opened.scope.getState($review)?.entries).toMatchObject([{ status: 'found' }]);
});

test('An import ends with the session', async () => {
  const opened = open();
  await give(opened, 'Ada Solano - Late Ferry');
  opened.api.handle({ logout: () => ({ success: true }) });
  act(() => send('session/logout'));
  await act(() => settled(opened.scope));
  expect(opened.scope.getState($review)).toBeNull();
  await act(() => allSettled(nameChanged, { scope: opened.scope, params: 'Sea' }));
  expect(opened.scope.getState($review)).toBeNull();
});

test('An import with Premium searches Spotify first', async () => {
  const track = aSpotifyTrack({ id: 's1', title: 'Late Ferry', artistInfo: by('Ada Solano') });
  const { scope, api, unmount } = renderRemote(remote, 'ImportScreen', {
    session: aSession({ hasSpotifyPremium: true }),
    api: { search: () => ({ queryData: [track], hasMore: false }) },
  });
  await screen.findByLabelText(/^Or paste/);
  await act(() => allSettled(listChosen, { scope, params: 'Ada Solano - Late Ferry' }));
  expect(api.requestsTo('search').map(({ params }) => params['provider'])).toEqual(['spotify']);
  unmount();
});
