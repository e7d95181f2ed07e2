import { send } from '@segue/kernel/bus';
import { createRequestFx, sessionEnded } from '@segue/kernel/request';
import { routes, type AuthStatus } from '@segue/contract';
import {
  aSession,
  answerRaw,
  aVisitor,
  createTestContext,
  later,
  refuse,
  settled,
  type TestContext,
} from '@segue/kernel/testing';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { $runtimeConfig, runtimeConfigRead } from '../config/model';
import { appStarted } from '../start';
import { confirmSessionFx } from './api';
import {
  $hasSpotifyPremium,
  $isMember,
  $isSessionLoading,
  $session,
  confirmPremiumFx,
  pageResumed,
  sessionChangedInOtherTab,
  sessionEstablished,
  spotifyPremiumDenied,
} from './model';
import { sessionOf } from './session';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const contexts: TestContext[] = [];
function begin(...options: Parameters<typeof createTestContext>): TestContext {
  const context = createTestContext(...options);
  contexts.push(context);
  return context;
}
afterEach(() => {
  for (const context of contexts.splice(0)) context.stop();
});

const status: AuthStatus = {
  isAuthenticated: true,
  userHasPassword: true,
  userHasSpotifyPremium: true,
  userInfo: { email: 'ada@example.com', volume: 0.25 },
};
const signIn = { userInfo: {}, userHasPassword: true };

test('a page without a session cookie is signed out from its first state, without a request [AUTH-11]', async () => {
  const first = fork();
  await allSettled(runtimeConfigRead, {
    scope: first,
    params: { ...$runtimeConfig.defaultState, hasSession: false },
  });
  expect(first.getState($session)).toEqual({ status: 'signed-out' });
  const { api, scope } = begin({ config: { hasSession: false } });
  expect(scope.getState($session)).toEqual({ status: 'signed-out' });
  expect(api.requestsTo('checkAuth')).toHaveLength(0);
  await allSettled(pageResumed, { scope });
  expect(api.requestsTo('checkAuth')).toHaveLength(1);
});

test('a page with a cookie, or that does not say, is loading until the answer [AUTH-12]', async () => {
  for (const hasSession of [true, undefined]) {
    const scope = fork();
    await allSettled(runtimeConfigRead, { scope, params: { ...$runtimeConfig.defaultState, hasSession } });
    expect(scope.getState($isSessionLoading)).toBe(true);
  }
});

test.each([true, false])(
  'a response with %s throughout decides status, password and Premium [AUTH-01] [AUTH-02] [AUTH-03]',
  (is) => {
    expect(sessionOf({ ...status, isAuthenticated: is }).status).toBe(is ? 'signed-in' : 'signed-out');
    const flags = { userHasPassword: is, userHasSpotifyPremium: !is };
    expect(sessionOf({ ...status, ...flags })).toMatchObject({ hasPassword: is, hasSpotifyPremium: !is });
    const withoutPassword = { ...status, userHasPassword: false, userIsSetUp: is };
    expect(sessionOf(withoutPassword)).toMatchObject({ hasPassword: false, isSetUp: is });
  },
);

test('user info is stored as in the response; the default is empty [AUTH-04]', () => {
  for (const userInfo of [{ email: 'ada@example.com', volume: 0.25 }, { email: 'ada@example.com' }])
    expect(sessionOf({ ...status, userInfo })).toMatchObject({ user: userInfo });
  const nothing = { hasPassword: false, isSetUp: false, hasSpotifyPremium: false, user: {} };
  expect(sessionOf({ isAuthenticated: true })).toEqual({ status: 'signed-in', ...nothing });
});

test('the session is loading until the response to the first check [AUTH-05]', async () => {
  const answer = later<AuthStatus>();
  const { scope } = begin({ session: { status: 'loading' }, api: { checkAuth: () => answer.promise } });
  const started = allSettled(appStarted, { scope });
  expect(scope.getState($isSessionLoading)).toBe(true);
  answer.arrive(status);
  await started;
  expect(scope.getState($isSessionLoading)).toBe(false);
  expect(scope.getState($isMember)).toBe(true);
  expect(scope.getState($hasSpotifyPremium)).toBe(true);
});

test.each([
  ['an error', refuse('unexpected')],
  ['invalid', answerRaw(200, { isAuthenticated: 'yes' })],
])('a first check whose response is %s gives a signed-out session [AUTH-05]', async (_, answer) => {
  const { scope } = begin({ session: { status: 'loading' }, api: { checkAuth: () => answer } });
  await allSettled(appStarted, { scope });
  expect(scope.getState($session)).toEqual({ status: 'signed-out' });
});

test('denied Premium stays denied until the Spotify connection is checked again', async () => {
  const { scope } = begin({
    session: aSession({ hasSpotifyPremium: true }),
    api: { checkAuth: () => status },
  });
  await settled(scope);
  await allSettled(spotifyPremiumDenied, { scope });
  void allSettled(confirmSessionFx, { scope });
  await settled(scope);
  expect(scope.getState($hasSpotifyPremium)).toBe(false);
  void allSettled(confirmPremiumFx, { scope });
  expect(scope.getState($isSessionLoading)).toBe(false);
  await settled(scope);
  expect(scope.getState($hasSpotifyPremium)).toBe(true);
});

test('a check from before a logout does not end the next session', async () => {
  const late = later<AuthStatus>();
  const { scope, api } = begin({ session: aSession() });
  await settled(scope);
  api.handle({ checkAuth: () => late.promise });
  void allSettled(confirmSessionFx, { scope });
  const loggedOut = allSettled(sessionChangedInOtherTab, { scope, params: 'signed-out' });
  api.handle({ checkAuth: () => status });
  const established = allSettled(sessionEstablished, { scope, params: signIn });
  const cleared = jest.fn();
  const unwatch = createWatch({ unit: sessionEnded, scope, fn: cleared });
  late.arrive(status);
  await Promise.all([loggedOut, established]);
  unwatch();
  expect(cleared).not.toHaveBeenCalled();
  expect(scope.getState($isMember)).toBe(true);
});

test('a sign-in checks the session, which alone reports Premium', async () => {
  const { scope, api } = begin({ session: aVisitor, api: { checkAuth: () => status } });
  await settled(scope);
  const before = api.requestsTo('checkAuth').length;
  await allSettled(sessionEstablished, { scope, params: signIn });
  expect(api.requestsTo('checkAuth')).toHaveLength(before + 1);
  expect(scope.getState($hasSpotifyPremium)).toBe(true);
});

describe('a 401 while signed in', () => {
  async function expire(context: TestContext): Promise<number> {
    await settled(context.scope);
    context.api.handle({
      checkAuth: () => ({ isAuthenticated: false }),
      listFavorites: () => refuse('notSignedIn'),
      providerToken: () => refuse('notSignedIn'),
    });
    return context.api.requestsTo('checkAuth').length;
  }

  test('checks the session once and ends it', async () => {
    const context = begin({ session: aSession() });
    const before = await expire(context);
    let cleared = 0;
    const unwatch = createWatch({ unit: sessionEnded, scope: context.scope, fn: () => (cleared += 1) });
    const listFx = createRequestFx(routes.listFavorites, { concurrency: 'every' });
    await Promise.all([1, 2, 3].map(() => allSettled(listFx, { scope: context.scope, params: undefined })));
    unwatch();
    expect(context.scope.getState($session)).toEqual({ status: 'signed-out' });
    expect(cleared).toBe(1);
    expect(context.api.requestsTo('checkAuth')).toHaveLength(before + 1);
  });

  test('of the provider token leaves the session alone', async () => {
    const context = begin({ session: aSession() });
    const before = await expire(context);
    const tokenFx = createRequestFx(routes.providerToken, { concurrency: 'every' });
    await allSettled(tokenFx, { scope: context.scope, params: { body: { provider: 'spotify' } } });
    expect(context.api.requestsTo('checkAuth')).toHaveLength(before);
    expect(context.scope.getState($session).status).toBe('signed-in');
  });
});

test.each<[string, boolean, (scope: Scope) => Promise<unknown>]>([
  [
    'logout in another tab',
    false,
    (scope) => allSettled(sessionChangedInOtherTab, { scope, params: 'signed-out' }),
  ],
  ['sign-in', true, (scope) => allSettled(sessionEstablished, { scope, params: signIn })],
])('a %s during the first check is not undone by its response', async (_, isMember, happen) => {
  const answer = later<AuthStatus>();
  const { scope, api } = begin({ session: { status: 'loading' }, api: { checkAuth: () => answer.promise } });
  const started = allSettled(appStarted, { scope });
  if (isMember) api.handle({ checkAuth: () => status });
  const happened = happen(scope);
  answer.arrive({ ...status, isAuthenticated: !isMember });
  await Promise.all([started, happened]);
  expect(scope.getState($isMember)).toBe(isMember);
});

test('a failed logout leaves the user signed in', async () => {
  const { scope } = begin({ session: aSession(), api: { logout: () => refuse('unexpected') } });
  await settled(scope);
  send('session/logout');
  await settled(scope);
  expect(scope.getState($session).status).toBe('signed-in');
});
