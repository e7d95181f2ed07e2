/** @jest-environment node */
import { createRequestFx, sessionEnded } from '@segue/api-client';
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
} from '@segue/testing';
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

test('a resumed page signs out when the session ended meanwhile', async () => {
  const context = openPage(ada);
  await settled(context.scope);
  serveSession(aVisitor, context);
  await allSettled(pageResumed, { scope: context.scope });
  expect(context.scope.getState($session)).toEqual(aVisitor);
  expect(shownIds(context)).toEqual([]);
});

test('a resumed page signs in when a session began meanwhile', async () => {
  const context = openPage(aVisitor);
  await settled(context.scope);
  serveSession(ada, context);
  await allSettled(pageResumed, { scope: context.scope });
  expect(context.scope.getState($session)).toEqual(ada);
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
  const cleared = jest.fn();
  const unwatch = createWatch({ unit: sessionEnded, scope: context.scope, fn: cleared });
  await happen(context.scope);
  unwatch();
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(context.scope.getState($session)).toEqual(grace);
  expect(shownIds(context)).toEqual(['grace']);
});

test.each<[string, UserInfo]>([
  ['no user info', {}],
  ['no id', { email: 'ada@example.com' }],
])('a response with %s does not end the session', async (_, user) => {
  const context = openPage(aSession({ user: { id: '1', email: 'ada@example.com' } }));
  await settled(context.scope);
  serveSession(aSession({ user }), context);
  const cleared = jest.fn();
  const unwatch = createWatch({ unit: sessionEnded, scope: context.scope, fn: cleared });
  void allSettled(confirmSessionFx, { scope: context.scope });
  await settled(context.scope);
  unwatch();
  expect(cleared).not.toHaveBeenCalled();
});

test('a changed email of the same user does not end the session', async () => {
  const [before, after] = ['ada@example.com', 'ada@example.org'].map((email) =>
    aSession({ user: { id: '1', email } }),
  );
  const context = openPage(before!);
  await settled(context.scope);
  serveSession(after!, context);
  const cleared = jest.fn();
  const unwatch = createWatch({ unit: sessionEnded, scope: context.scope, fn: cleared });
  await allSettled(pageResumed, { scope: context.scope });
  unwatch();
  expect(cleared).not.toHaveBeenCalled();
  expect(context.scope.getState($session)).toEqual(after);
});

const triggers: readonly [string, (scope: Scope) => Promise<unknown>][] = [
  ['the page is resumed', (scope) => allSettled(pageResumed, { scope })],
  ['the session is revalidated', (scope) => allSettled(confirmSessionFx, { scope })],
  ['the user signs in', (scope) => allSettled(sessionEstablished, { scope, params: signInOf('ada') })],
];
const failures: readonly [string, Required<NonNullable<TestContextOptions['api']>>['checkAuth']][] = [
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => refuse('unexpected')],
];
test.each(
  triggers.flatMap(([when, happen]) =>
    failures.map(([how, checkAuth]) => ({ when, happen, how, checkAuth })),
  ),
)('a server that $how when $when leaves the session alone', async ({ happen, checkAuth }) => {
  const { scope, api } = openPage(ada);
  await settled(scope);
  api.handle({ checkAuth });
  await happen(scope);
  expect(scope.getState($session)).toEqual(ada);
});

test('a check from before a sign-in is ignored after pageResumed', async () => {
  const { scope, api } = openPage(aVisitor);
  await settled(scope);
  const old = later<AuthStatus>();
  api.handle({ checkAuth: () => old.promise });
  const resumed = allSettled(pageResumed, { scope });
  api.handle({ checkAuth: () => anAuthStatus(ada) });
  const established = allSettled(sessionEstablished, {
    scope,
    params: { userInfo: { email: 'ada@example.com' }, userHasPassword: true },
  });
  old.arrive(anAuthStatus(aVisitor));
  await Promise.all([resumed, established]);
  expect(scope.getState($session)).toEqual(ada);
});

test('a check from before a sign-in is ignored after a revalidation', async () => {
  const { scope, api } = openPage(aVisitor);
  await settled(scope);
  const old = later<AuthStatus>();
  api.handle({ checkAuth: () => old.promise });
  void allSettled(confirmSessionFx, { scope });
  api.handle({ checkAuth: () => anAuthStatus(ada) });
  const established = allSettled(sessionEstablished, { scope, params: signInOf('ada') });
  old.arrive(anAuthStatus(aVisitor));
  await established;
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
