import { $session } from '@segue/stores';
import { aPlaylist, aSession, createFakeApi, refuse, type FakeApi } from '@segue/testing';
import { allSettled, fork, type Scope } from 'effector';
import { $playlists, listRequested } from '../playlist-list/model';
import { $editError, nameTyped, renameStarted, renameSubmitted } from './model';

const evening = aPlaylist({ playlistId: 7, name: 'Evening' });
let api: FakeApi;
let scope: Scope;

beforeEach(async () => {
  api = createFakeApi({
    listPlaylists: () => ({ playlists: [evening] }),
    editPlaylist: () => ({ playlist: { ...evening, name: 'Night' } }),
  });
  globalThis.fetch = (...call) => api.fetch(...call);
  scope = fork({ values: [[$session, aSession()]] });
  await allSettled(listRequested, { scope });
});

async function rename(name: string) {
  await allSettled(renameStarted, { scope, params: evening.name });
  await allSettled(nameTyped, { scope, params: name });
  await allSettled(renameSubmitted, { scope, params: evening });
}
const name = () => scope.getState($playlists)?.[0]?.name;

test('a rejected rename brings the old name back with an error', async () => {
  api.handle({ editPlaylist: () => refuse('unexpected') });
  await rename('Night');
  expect(name()).toBe('Evening');
  expect(scope.getState($editError)).toBe('Failed to rename playlist. Please try again.');
});
