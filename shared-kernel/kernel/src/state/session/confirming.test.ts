import { createRequestFx, sessionEnded } from '@segue/kernel/request';
import { routes, type AuthStatus, type Favorites, type UserInfo } from '@segue/contract';
import {
  aSession,
  aSpotifyTrack,
  anAuthStatus,
  aVisitor,
  createTestContext,
  later,
  refuse,
  settled,
  type TestContext,
  type TestContextOptions,
} from '@segue/kernel/testing';
import { allSettled, createWatch, type Scope } from 'effector';
import { $favorites } from '../favorites/model';
import { confirmSessionFx } from './api';
import { $session, pageResumed, sessionChangedInOtherTab, sessionEstablished } from './model';
import type { Session } from './session';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const contexts: TestContext[] = [];
afterEach(() => {
  for (const context of contexts.splice(0)) context.stop();
});

const refusedFx = createRequestFx(routes.listPlaylists, { concurrency: 'every' });
const ada = aSession();
const grace = aSession({ user: { email: 'grace@example.com' } });
const favoritesOf = (id: string): Favorites => ({
  spotifyFavoriteTracks: [aSpotifyTrack({ id })],
  soundcloudFavoriteTracks: [],
});
const signInOf = (name: string) => ({ userInfo: { email: `${name}@example.com` }, userHasPassword: true });
const shownIds = ({ scope }: TestContext) => scope.getState($favorites).spotify.map(({ id }) => id);

/** Opens a page with a session and the favorites of Ada. */
function openPage(session: Session, api: TestContextOptions['api'] = {}): TestContext {
  const context = createTestContext({ session, api: { listFavorites: () => favoritesOf('ada'), ...api } });
  contexts.push(context);
  return context;
}
/** Counts how often the session ends while something happens. */
async function endsDuring({ scope }: TestContext, happen: () => Promise<unknown>): Promise<number> {
  const ended = jest.fn();
  const unwatch = createWatch({ unit: sessionEnded, scope, fn: ended });
  await happen();
  unwatch();
  return ended.mock.calls.length;
}
/** Makes the server return this session, with the favorites of Grace. */
function serveSession(session: Session, { api }: TestContext): void {
  api.handle({ checkAuth: () => anAuthStatus(session), listFavorites: () => favoritesOf('grace') });
}

test('repeated pageResumed events send one session check', async () => {
  const { scope, api } = openPage(ada);
  await settled(scope);
  const answer = later<AuthStatus>();
  api.handle({ checkAuth: () => answer.promise });
  const before = api.requestsTo('checkAuth').length;
  const resumed = [1, 2, 3].map(() => allSettled(pageResumed, { scope }));
  answer.arrive(anAuthStatus(ada));
  await Promise.all(resumed);
  expect(api.requestsTo('checkAuth')).toHaveLength(before + 1);
  expect(scope.getState($session)).toEqual(ada);
});

test.each([
  ['out when the session ended', ada, aVisitor],
  ['in when a session began', aVisitor, ada],
])('a resumed page signs %s meanwhile', async (_, before, after) => {
  const context = openPage(before);
  await settled(context.scope);
  serveSession(after, context);
  await allSettled(pageResumed, { scope: context.scope });
  expect(context.scope.getState($session)).toEqual(after);
  expect(shownIds(context)).toEqual(after === ada ? ['grace'] : []);
});

test.each<[string, (scope: Scope) => Promise<unknown>]>([
  ['the page is resumed', (scope) => allSettled(pageResumed, { scope })],
  ['another tab signs in', (scope) => allSettled(sessionChangedInOtherTab, { scope, params: 'signed-in' })],
  ['the session is revalidated', (scope) => allSettled(confirmSessionFx, { scope })],
  ['a request fails with 401', (scope) => allSettled(refusedFx, { scope, params: undefined })],
  ['another user signs in', (scope) => allSettled(sessionEstablished, { scope, params: signInOf('grace') })],
])('when %s and the user changed, the former session ends first', async (_, happen) => {
  const context = openPage(ada);
  await settled(context.scope);
  expect(shownIds(context)).toEqual(['ada']);
  serveSession(grace, context);
  context.api.handle({ listPlaylists: () => refuse('notSignedIn') });
  expect(await endsDuring(context, () => happen(context.scope))).toBe(1);
  expect(context.scope.getState($session)).toEqual(grace);
  expect(shownIds(context)).toEqual(['grace']);
});

test.each<[string, UserInfo]>([
  ['no user info', {}],
  ['no id', { email: 'ada@example.com' }],
  ['another email of the same user', { id: '1', email: 'ada@example.org' }],
])('a response with %s does not end the session', async (_, user) => {
  const context = openPage(aSession({ user: { id: '1', email: 'ada@example.com' } }));
  await settled(context.scope);
  serveSession(aSession({ user }), context);
  expect(await endsDuring(context, () => allSettled(pageResumed, { scope: context.scope }))).toBe(0);
  expect(context.scope.getState($session)).toMatchObject({ user });
});

type Trigger = readonly [string, (scope: Scope) => Promise<unknown>];
const checks: readonly Trigger[] = [
  ['the page is resumed', (scope) => allSettled(pageResumed, { scope })],
  ['the session is revalidated', (scope) => allSettled(confirmSessionFx, { scope })],
];
const established: Trigger = [
  'the user signs in',
  (scope) => allSettled(sessionEstablished, { scope, params: signInOf('ada') }),
];

test.each([...checks, established])(
  'a server that fails when %s leaves the session alone',
  async (_, happen) => {
    const { scope, api } = openPage(ada);
    await settled(scope);
    for (const checkAuth of [
      () => refuse('unexpected'),
      () => Promise.reject(new TypeError('Failed to fetch')),
    ]) {
      api.handle({ checkAuth });
      await happen(scope);
      expect(scope.getState($session)).toEqual(ada);
    }
  },
);

test.each(checks)('a check of before a sign-in, because %s, is ignored', async (_, happen) => {
  const { scope, api } = openPage(aVisitor);
  await settled(scope);
  const old = later<AuthStatus>();
  api.handle({ checkAuth: () => old.promise });
  const checked = happen(scope);
  api.handle({ checkAuth: () => anAuthStatus(ada) });
  const signedIn = established[1](scope);
  old.arrive(anAuthStatus(aVisitor));
  await Promise.all([checked, signedIn]);
  expect(scope.getState($session)).toEqual(ada);
});

test('of two session checks, the response to the later one counts', async () => {
  const { scope, api } = openPage(ada);
  await settled(scope);
  const [first, second] = [later<AuthStatus>(), later<AuthStatus>()];
  api.handle({ checkAuth: () => first.promise });
  const resumed = allSettled(pageResumed, { scope });
  api.handle({ checkAuth: () => second.promise });
  void allSettled(confirmSessionFx, { scope });
  first.arrive(anAuthStatus(ada));
  second.arrive(anAuthStatus(aSession({ hasSpotifyPremium: true })));
  await resumed;
  expect(scope.getState($session)).toMatchObject({ hasSpotifyPremium: true });
});

test('a check aborted with the former session does not sign out the next user', async () => {
  const context = openPage(ada);
  await settled(context.scope);
  const old = later<AuthStatus>();
  context.api.handle({ checkAuth: () => old.promise, listPlaylists: () => refuse('notSignedIn') });
  const refused = allSettled(refusedFx, { scope: context.scope, params: undefined });
  while (context.api.requestsTo('checkAuth').length === 0) await Promise.resolve();
  serveSession(grace, context);
  const seen = jest.fn();
  const unwatch = createWatch({ unit: $session, scope: context.scope, fn: seen });
  const resumed = allSettled(pageResumed, { scope: context.scope });
  old.arrive(anAuthStatus(ada));
  await Promise.all([refused, resumed]);
  unwatch();
  expect(seen).not.toHaveBeenCalledWith(aVisitor);
});
