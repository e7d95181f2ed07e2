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
const favouritesOf = (id: string): Favorites => ({
  spotifyFavoriteTracks: [aSpotifyTrack({ id })],
  soundcloudFavoriteTracks: [],
});
const signInOf = (name: string) => ({ userInfo: { email: `${name}@example.com` }, userHasPassword: true });
const shown = ({ scope }: TestContext) =>
  scope.getState($favorites).spotifyFavoriteTracks.map(({ id }) => id);

/** A page that was left with one session. */
function aPageOf(session: Session, api: TestContextOptions['api'] = {}): TestContext {
  const context = createTestContext({ session, api: { listFavorites: () => favouritesOf('ada'), ...api } });
  contexts.push(context);
  return context;
}
/** From now on the server finds this session, and another person's favourites. */
function serveSession(session: Session, { api }: TestContext): void {
  api.handle({ checkAuth: () => anAuthStatus(session), listFavorites: () => favouritesOf('grace') });
}

test('a page that is looked at again asks who is here, once however often it is told', async () => {
  const { scope, api } = aPageOf(ada);
  await settled(scope);
  const answer = later<AuthStatus>();
  api.handle({ checkAuth: () => answer.promise });
  const before = api.requestsTo('checkAuth').length;
  const told = [1, 2, 3].map(() => allSettled(pageResumed, { scope }));
  answer.arrive(anAuthStatus(ada));
  await Promise.all(told);
  expect(api.requestsTo('checkAuth')).toHaveLength(before + 1);
  expect(scope.getState($session)).toEqual(ada);
});

test('who was signed out meanwhile is signed out here too', async () => {
  const context = aPageOf(ada);
  await settled(context.scope);
  serveSession(aVisitor, context);
  await allSettled(pageResumed, { scope: context.scope });
  expect(context.scope.getState($session)).toEqual(aVisitor);
  expect(shown(context)).toEqual([]);
});

test('who signed in meanwhile is signed in here too', async () => {
  const context = aPageOf(aVisitor);
  await settled(context.scope);
  serveSession(ada, context);
  await allSettled(pageResumed, { scope: context.scope });
  expect(context.scope.getState($session)).toEqual(ada);
});

test.each<[string, (scope: Scope) => Promise<unknown>]>([
  ['the page is looked at again', (scope) => allSettled(pageResumed, { scope })],
  ['a sign-in is heard of', (scope) => allSettled(sessionChangedInOtherTab, { scope, params: 'signed-in' })],
  ['it is asked for', (scope) => allSettled(confirmSessionFx, { scope })],
  ['a call is refused', (scope) => allSettled(refusedFx, { scope, params: undefined })],
  ['one signs in', (scope) => allSettled(sessionEstablished, { scope, params: signInOf('grace') })],
])('when %s and it is somebody else, the former visit ends before theirs begins', async (_, happen) => {
  const context = aPageOf(ada);
  await settled(context.scope);
  expect(shown(context)).toEqual(['ada']);
  serveSession(grace, context);
  context.api.handle({ listPlaylists: () => refuse('notSignedIn') });
  const cleared = jest.fn();
  const unwatch = createWatch({ unit: sessionEnded, scope: context.scope, fn: cleared });
  await happen(context.scope);
  unwatch();
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(context.scope.getState($session)).toEqual(grace);
  expect(shown(context)).toEqual(['grace']);
});

test.each<[string, UserInfo]>([
  ['no name', {}],
  ['no id', { email: 'ada@example.com' }],
])('an answer with %s of whom it is about makes nobody a stranger', async (_, user) => {
  const context = aPageOf(aSession({ user: { id: '1', email: 'ada@example.com' } }));
  await settled(context.scope);
  serveSession(aSession({ user }), context);
  const cleared = jest.fn();
  const unwatch = createWatch({ unit: sessionEnded, scope: context.scope, fn: cleared });
  void allSettled(confirmSessionFx, { scope: context.scope });
  await settled(context.scope);
  unwatch();
  expect(cleared).not.toHaveBeenCalled();
});

test('one’s own new e-mail makes nobody a stranger', async () => {
  const [before, after] = ['ada@example.com', 'ada@example.org'].map((email) =>
    aSession({ user: { id: '1', email } }),
  );
  const context = aPageOf(before!);
  await settled(context.scope);
  serveSession(after!, context);
  const cleared = jest.fn();
  const unwatch = createWatch({ unit: sessionEnded, scope: context.scope, fn: cleared });
  await allSettled(pageResumed, { scope: context.scope });
  unwatch();
  expect(cleared).not.toHaveBeenCalled();
  expect(context.scope.getState($session)).toEqual(after);
});

const asking: readonly [string, (scope: Scope) => Promise<unknown>][] = [
  ['the page is looked at again', (scope) => allSettled(pageResumed, { scope })],
  ['it is asked for', (scope) => allSettled(confirmSessionFx, { scope })],
  ['somebody signed in here', (scope) => allSettled(sessionEstablished, { scope, params: signInOf('ada') })],
];
const failures: readonly [string, Required<NonNullable<TestContextOptions['api']>>['checkAuth']][] = [
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => refuse('unexpected')],
];
test.each(
  asking.flatMap(([when, happen]) => failures.map(([how, checkAuth]) => ({ when, happen, how, checkAuth }))),
)('a server that $how when $when changes nothing', async ({ happen, checkAuth }) => {
  const { scope, api } = aPageOf(ada);
  await settled(scope);
  api.handle({ checkAuth });
  await happen(scope);
  expect(scope.getState($session)).toEqual(ada);
});

test('an answer that is older than what happened here meanwhile is not taken', async () => {
  const { scope, api } = aPageOf(aVisitor);
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

test('nor is one that a visitor asked for before signing in', async () => {
  const { scope, api } = aPageOf(aVisitor);
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

test('what was asked last is taken, however many answers come together', async () => {
  const { scope, api } = aPageOf(ada);
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

test('a check that ends with the former person’s visit does not turn away who came instead', async () => {
  const context = aPageOf(ada);
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
