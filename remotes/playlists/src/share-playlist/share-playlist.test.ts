/** @jest-environment jest-fixed-jsdom */
import {
  aPlaylist,
  aSession,
  createTestContext,
  refuse,
  settled,
  type TestContextOptions,
} from '@segue/kernel/testing';
import { allSettled } from 'effector';
import { $playlists, listRequested } from '../playlist-list/model';
import { $link, $sharedPlaylist, $shareError, linkRequested, sharingOpened } from './model';

const evening = aPlaylist({ playlistId: 7, name: 'Evening' });

async function open(playlist = evening, api: TestContextOptions['api'] = {}) {
  const context = createTestContext({
    session: aSession(),
    api: {
      listPlaylists: () => ({ playlists: [playlist] }),
      sharePlaylist: () => ({ token: 'token-1' }),
      stopSharing: () => ({ success: true }),
      ...api,
    },
  });
  const { scope } = context;
  await settled(scope);
  await allSettled(listRequested, { scope });
  await allSettled(sharingOpened, { scope, params: playlist });
  return { ...context, isListedAsShared: () => scope.getState($playlists)?.[0]?.isShared };
}

test("sharing: a private playlist gets a link only at the user's request", async () => {
  const { scope, api, isListedAsShared } = await open();
  expect(api.requestsTo('sharePlaylist')).toEqual([]);
  expect(scope.getState($link)).toBeNull();
  await allSettled(linkRequested, { scope });
  expect(api.requestsTo('sharePlaylist')[0]?.params).toEqual({ id: '7' });
  expect(scope.getState($link)).toBe('http://localhost/shared/token-1');
  expect(isListedAsShared()).toBe(true);
});

test('sharing: a failed request leaves the dialog open with an error, until the next attempt', async () => {
  const { scope, api } = await open(evening, { sharePlaylist: () => refuse('unexpected') });
  await allSettled(linkRequested, { scope });
  expect(scope.getState($shareError)).toBe('That didn’t work. Please try again.');
  expect(scope.getState($sharedPlaylist)).toEqual(evening);
  api.handle({ sharePlaylist: () => ({ token: 'token-2' }) });
  await allSettled(linkRequested, { scope });
  expect(scope.getState($shareError)).toBeNull();
  expect(scope.getState($link)).toBe('http://localhost/shared/token-2');
});
