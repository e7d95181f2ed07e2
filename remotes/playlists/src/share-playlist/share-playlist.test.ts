/** @jest-environment jest-fixed-jsdom */
import { $notices } from '@segue/stores/ports';
import {
  aPlaylist,
  aSession,
  createTestContext,
  refuse,
  settled,
  type TestContextOptions,
} from '@segue/testing';
import { allSettled } from 'effector';
import { $playlists, listRequested } from '../playlist-list/model';
import { $link, $sharedPlaylist, $shareError, linkRequested, sharingOpened, stopRequested } from './model';

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

test('sharing: a playlist that is not shared gets a link only when the user asks for it', async () => {
  const { scope, api, isListedAsShared } = await open();
  expect(api.requestsTo('sharePlaylist')).toEqual([]);
  expect(scope.getState($link)).toBeNull();
  await allSettled(linkRequested, { scope });
  expect(api.requestsTo('sharePlaylist')[0]?.params).toEqual({ id: '7' });
  expect(scope.getState($link)).toBe('http://localhost/shared/token-1');
  expect(isListedAsShared()).toBe(true);
});

test('sharing: a shared playlist shows its link at once', async () => {
  const { scope } = await open({ ...evening, isShared: true });
  expect(scope.getState($link)).toBe('http://localhost/shared/token-1');
});

test('sharing: stopping closes the dialog and says that the link is dead', async () => {
  const { scope, api, isListedAsShared } = await open({ ...evening, isShared: true });
  await allSettled(stopRequested, { scope });
  expect(api.requestsTo('stopSharing')[0]?.params).toEqual({ id: '7' });
  expect(scope.getState($sharedPlaylist)).toBeNull();
  expect(scope.getState($link)).toBeNull();
  expect(isListedAsShared()).toBe(false);
  expect(scope.getState($notices)).toMatchObject([
    { text: 'Sharing stopped. The link doesn’t work anymore.' },
  ]);
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
