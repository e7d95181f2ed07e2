import { screens } from '@segue/contract';
import { $session } from '@segue/stores';
import { type Session, sessionEstablished } from '@segue/stores/ports';
import { act, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ForcedSetup, SetupGuard, SignInRequiredGuard, VisitorGuard } from './view';

const LOADING: Session = { status: 'loading' };
const VISITOR: Session = { status: 'signed-out' };
const member = (hasPassword = true): Session => ({
  status: 'signed-in',
  hasPassword,
  hasSpotifyPremium: false,
  user: {},
});

type Options = { visitorTo?: string; setupTo?: string };

function open(address: string, session: Session, guards: Options = {}) {
  // The requests of a new session stay unanswered here.
  const scope = fork({ values: [[$session, session]] });
  render(
    <Provider value={scope}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<ForcedSetup />}>
            <Route element={<VisitorGuard returns {...(guards.visitorTo ? { to: guards.visitorTo } : {})} />}>
              <Route path={screens.signIn} element="sign-in screen" />
            </Route>
            <Route element={<SetupGuard {...(guards.setupTo ? { to: guards.setupTo } : {})} />}>
              <Route path={screens.setupAccount} element="setup screen" />
            </Route>
            <Route element={<SignInRequiredGuard />}>
              <Route path={screens.favorites} element="favorites screen" />
            </Route>
            <Route path={screens.home} element="home screen" />
            <Route path={screens.terms} element="terms screen" />
          </Route>
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return scope;
}

beforeEach(() => {
  globalThis.fetch = () => new Promise(() => undefined);
});

test.each([screens.signIn, screens.setupAccount, screens.favorites])(
  "%s shows 'Loading...' while the session is loading",
  (address) => {
    open(address, LOADING);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
  },
);

test('a public screen does not wait for the session', () => {
  open(screens.terms, LOADING);
  expect(screen.getByText('terms screen')).toBeVisible();
});

test('visitors reach the sign-in screen', () => {
  open(screens.signIn, VISITOR);
  expect(screen.getByText('sign-in screen')).toBeVisible();
});

test('the visitor guard sends members home', () => {
  open(screens.signIn, member());
  expect(screen.getByText('home screen')).toBeVisible();
});

test('the visitor guard sends members to another target when one is set [GUARD-01]', () => {
  open(screens.signIn, member(), { visitorTo: screens.terms });
  expect(screen.getByText('terms screen')).toBeVisible();
});

test('the setup guard sends finished accounts to another target when one is set [GUARD-03]', () => {
  open(screens.setupAccount, member(), { setupTo: screens.terms });
  expect(screen.getByText('terms screen')).toBeVisible();
});

test('the setup guard sends finished accounts home', () => {
  open(screens.setupAccount, member());
  expect(screen.getByText('home screen')).toBeVisible();
});

test('the setup guard sends visitors to sign in', () => {
  open(screens.setupAccount, VISITOR);
  expect(screen.getByText('sign-in screen')).toBeVisible();
});

test.each([screens.signIn, screens.home, screens.terms, screens.favorites])(
  'an account without a password is redirected from %s to its setup',
  (address) => {
    open(address, member(false));
    expect(screen.getByText('setup screen')).toBeVisible();
  },
);

test('after the sign-in the user is back at the path that required it', async () => {
  const scope = open(`${screens.favorites}?tab=spotify#top`, VISITOR);
  expect(screen.getByText('sign-in screen')).toBeVisible();
  await act(async () => {
    void allSettled(sessionEstablished, { scope, params: { userInfo: {}, userHasPassword: true } });
  });
  expect(screen.getByText('favorites screen')).toBeVisible();
});
