import { later, refuse, renderInScope, settled, configuredFor } from '@segue/kernel/testing';
import { screens } from '@segue/contract';
import { act, screen, fireEvent } from '@testing-library/react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { SignIn } from './sign-in';
import { returnPath } from '../../platform/guards';
import { SignUp } from './sign-up';
import { ProviderButtons } from './provider-buttons';

const button = () => screen.getByRole('button', { name: 'Sign In' });

/** A pending sign-in; `end` answers its request. */
async function signingIn() {
  const answer = later<ReturnType<typeof refuse>>();
  const shown = renderInScope(<SignIn />, { api: { signIn: () => answer.promise } });
  await shown.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await shown.user.type(screen.getByLabelText('Password'), 'x');
  await shown.user.click(button());
  const end = async (error: 'passwordIncorrect' | 'busy') => {
    answer.arrive(refuse(error));
    await act(() => settled(shown.scope));
  };
  return { ...shown, end };
}

test('an error that arrives after the form was closed is not shown when it opens again', async () => {
  const { rerender, end } = await signingIn();
  rerender(<p>Elsewhere</p>);
  rerender(<SignIn />);
  screen.getByLabelText('Email').focus();
  await end('passwordIncorrect');
  expect(button()).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

const spotify = () => screen.getByRole('button', { name: 'Continue with Spotify' });
const soundcloud = () => screen.getByRole('button', { name: 'Continue with SoundCloud' });

test('a provider button is a link, which needs no script, and is pressed by Space, too', async () => {
  const { user } = renderInScope(<ProviderButtons />);
  expect(soundcloud()).toHaveAttribute('href', '/api/auth/soundcloud/');
  soundcloud().focus();
  await user.keyboard(' ');
  expect(soundcloud()).toHaveAttribute('aria-busy', 'true');
});

test('a page restored from the back/forward cache has its provider buttons enabled', async () => {
  const { user } = renderInScope(<ProviderButtons />);
  await user.click(spotify());
  fireEvent(window, new Event('pageshow'));
  expect(spotify()).not.toHaveAttribute('aria-disabled');
  expect(spotify()).not.toHaveAttribute('aria-busy');
});

test('only configured providers have a button; without any there is nothing to choose from', () => {
  const { unmount } = renderInScope(<ProviderButtons />, { config: configuredFor('soundcloud') });
  expect(screen.getAllByRole('button')).toEqual([soundcloud()]);
  expect(screen.getByRole('separator')).toBeVisible();
  unmount();
  renderInScope(<ProviderButtons />, { config: configuredFor() });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('separator')).toBeNull();
});

function Wanted() {
  return <output>{returnPath(useLocation().state)}</output>;
}

test('the return path survives a visit to the sign-up screen [SIGNIN-04] [SIGNUP-04]', async () => {
  const { user, location } = renderInScope(
    <>
      <Routes>
        <Route
          path={screens.favorites}
          element={<Navigate to={screens.signIn} state={{ wanted: screens.favorites }} />}
        />
        <Route path={screens.signIn} element={<SignIn />} />
        <Route path={screens.signUp} element={<SignUp />} />
      </Routes>
      <Wanted />
    </>,
    { at: screens.favorites },
  );
  await user.click(screen.getByRole('link', { name: 'Sign Up' }));
  expect(location()).toBe(screens.signUp);
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(location()).toBe(screens.signIn);
  expect(screen.getByRole('status')).toHaveTextContent(screens.favorites);
});
