import { screens } from '@segue/contract';
import { $session } from '@segue/kernel/state';
import { type Session, sessionEstablished } from '@segue/kernel/state/ports';
import { act, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ForcedSetup, SetupGuard, SignInRequiredGuard, VisitorGuard } from './view';

const LOADING: Session = { status: 'loading' };
const VISITOR: Session = { status: 'signed-out' };
const member = (isSetUp = true, hasPassword = isSetUp): Session => ({
  status: 'signed-in',
  hasPassword,
  isSetUp,
  hasSpotifyPremium: false,
  user: {},
});

type Options = { visitorTo?: string; setupTo?: string };

function open(address: string, session: Session, guards: Options = {}) {
  // Requests of a new session stay unanswered in this test.
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

beforeEach(() => void (globalThis.fetch = () => new Promise(() => undefined)));

const WAITING = 'Loading...';
test.each<[string, string, Session, string, Options?]>([
  ['sign-in waits for the session', screens.signIn, LOADING, WAITING],
  ['set-up waits for the session', screens.setupAccount, LOADING, WAITING],
  ['favorites wait for the session', screens.favorites, LOADING, WAITING],
  ['a public screen does not wait', screens.terms, LOADING, 'terms screen'],
  ['a visitor reaches sign-in', screens.signIn, VISITOR, 'sign-in screen'],
  ['a visitor of set-up signs in', screens.setupAccount, VISITOR, 'sign-in screen'],
  ['a user is sent home from sign-in', screens.signIn, member(), 'home screen'],
  [
    'a user is sent to the target of the visitor guard [GUARD-01]',
    screens.signIn,
    member(),
    'terms screen',
    { visitorTo: screens.terms },
  ],
  ['a complete account is sent home from set-up', screens.setupAccount, member(), 'home screen'],
  ['so is one that needs no password [OPENID-01]', screens.setupAccount, member(true, false), 'home screen'],
  [
    'a complete account is sent to the target of the setup guard [GUARD-03]',
    screens.setupAccount,
    member(),
    'terms screen',
    { setupTo: screens.terms },
  ],
  ...[screens.signIn, screens.home, screens.terms, screens.favorites].map(
    (address): [string, string, Session, string] => [
      `an account without a password is sent from ${address} to its set-up`,
      address,
      member(false),
      'setup screen',
    ],
  ),
])('guards: %s', (_, address, session, shown, guards = {}) => {
  open(address, session, guards);
  expect(screen.getByText(shown)).toBeVisible();
});

test('after the sign-in the user is back at the path that required it', async () => {
  const scope = open(`${screens.favorites}?tab=spotify#top`, VISITOR);
  expect(screen.getByText('sign-in screen')).toBeVisible();
  await act(async () => {
    void allSettled(sessionEstablished, { scope, params: { userInfo: {}, userHasPassword: true } });
  });
  expect(screen.getByText('favorites screen')).toBeVisible();
});
