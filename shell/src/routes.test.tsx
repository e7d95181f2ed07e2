import { screens } from '@segue/contract';
import { aVisitor, renderInScope } from '@segue/testing';
import { screen } from '@testing-library/react';
import { AppRoutes, preloadOwnScreen } from './routes';

// A download that never ends.
jest.mock('./auth', () => ({ SignIn: { then: () => undefined } }));

afterEach(() => jest.useRealTimers());

test.each([screens.signIn, `${screens.signIn}/`, '/Sign-In'])(
  'a screen of the shell that is slow to come at %s holds the first picture back for a tenth of a second',
  async (address) => {
    jest.useFakeTimers();
    const isDrawable = jest.fn();
    void preloadOwnScreen(address).then(isDrawable);
    await jest.advanceTimersByTimeAsync(99);
    expect(isDrawable).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(isDrawable).toHaveBeenCalled();
  },
);

test('where a screen of the shell is still to come, it says that it is loading', () => {
  renderInScope(<AppRoutes />, { at: screens.signIn, session: aVisitor });
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
});
