/** @jest-environment jest-fixed-jsdom */
import type { Connections } from '@segue/contract';
import { pageResumed } from '@segue/kernel/state';
import { $notices, noticeDismissed } from '@segue/kernel/state/ports';
import { aSession, aVisitor, refuse, settled, type FakeHandlers } from '@segue/kernel/testing';
import { allSettled } from 'effector';
import { createPlayerContext, type PlayerContext } from '../../player/player.fixture';
import { CONNECTIONS_CHECKED_KEY } from '../../platform/session/removed-at-logout';
import { wireConnectionEnd } from '../connection-end';

const DAY_MS = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);
const endsIn = (days: number): { connections: Connections } => ({
  connections: {
    spotify: {
      connected: true,
      displayName: null,
      lastConnected: null,
      endsAt: new Date(Date.now() + days * DAY_MS).toISOString(),
      hasEnded: false,
      premiumAccount: true,
    },
    soundcloud: { connected: false, displayName: null, lastConnected: null, endsAt: null, hasEnded: false },
  },
});
let context: PlayerContext;
async function open(getConnections: NonNullable<FakeHandlers['getConnections']>, session = aSession()) {
  context = createPlayerContext({ session, api: { getConnections } });
  wireConnectionEnd(context.scope);
  await settled(context.scope);
}
const shown = () => context.scope.getState($notices);

afterEach(() => context.stop());

test('connection end: a notice two weeks before leads to the connections, once a day', async () => {
  await open(() => endsIn(13));
  expect(shown()).toMatchObject([
    {
      text: expect.stringMatching(/^Your Spotify connection ends on .+\. Reconnect to keep listening\.$/),
      link: { label: 'Reconnect', href: '/account-settings?tab=connections' },
    },
  ]);
  await allSettled(noticeDismissed, { scope: context.scope, params: shown()[0]?.id ?? 0 });
  await allSettled(pageResumed, { scope: context.scope });
  expect(shown()).toEqual([]);
  expect(context.api.requestsTo('getConnections')).toHaveLength(1);
  context.stop();
  await open(() => endsIn(13));
  expect(shown()).toEqual([]);
  expect(context.api.requestsTo('getConnections')).toHaveLength(0);
});

test('connection end: the notice comes again on the next day, in an open page too', async () => {
  localStorage.setItem(CONNECTIONS_CHECKED_KEY, today());
  await open(() => endsIn(13));
  expect(shown()).toEqual([]);
  localStorage.setItem(CONNECTIONS_CHECKED_KEY, '2026-01-01');
  await allSettled(pageResumed, { scope: context.scope });
  expect(shown()).toHaveLength(1);
});

test('connection end: a failed check is done again', async () => {
  await open(() => refuse('unexpected'));
  expect(localStorage.getItem(CONNECTIONS_CHECKED_KEY)).toBeNull();
  context.api.handle({ getConnections: () => endsIn(1) });
  await allSettled(pageResumed, { scope: context.scope });
  expect(shown()).toHaveLength(1);
});

test('connection end: nothing is requested for a visitor', async () => {
  await open(() => endsIn(1), aVisitor);
  expect(context.api.requestsTo('getConnections')).toHaveLength(0);
});
