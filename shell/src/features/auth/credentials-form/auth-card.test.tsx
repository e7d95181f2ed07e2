import { screens } from '@segue/contract';
import { renderInScope } from '@segue/testing';
import { screen } from '@testing-library/react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { returnPath } from '../../../platform/guards';
import { SignIn } from '../sign-in';
import { SignUp } from '../sign-up';

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
