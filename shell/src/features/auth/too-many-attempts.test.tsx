import { screens } from '@segue/contract';
import { refuse, renderInScope, settled } from '@segue/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SetupAccount, SignIn, SignUp } from '.';

const FORMS: [string, ReactElement, string][] = [
  ['sign-in', <SignIn key="in" />, 'Sign In'],
  ['sign-up', <SignUp key="up" />, 'Sign Up'],
  ['set-up', <SetupAccount key="setup" />, 'Save'],
];

/** Fills a form and sends it to a server that answers 429. */
async function refused(form: ReactElement, submit: string, retryAfter: string | null) {
  const tooMany = () => refuse('tooMany', retryAfter === null ? {} : { 'Retry-After': retryAfter });
  const api = { signIn: tooMany, registerUser: tooMany, setupAccount: tooMany };
  const shown = renderInScope(form, { at: screens.signIn, api });
  await shown.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  for (const field of screen.getAllByLabelText(/password/i)) await shown.user.type(field, 'Abcdefg1');
  await shown.user.click(screen.getByRole('button', { name: submit }));
  await settled(shown.scope);
  return shown;
}

test.each(FORMS)('%s: a 429 is shown above the button, and the input is kept', async (_, form, submit) => {
  const { user } = await refused(form, submit, '300');
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Try again in 5 minutes.');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('Abcdefg1');
  expect(screen.getByLabelText('Email')).toBeValid();
  await user.type(screen.getByLabelText('Password'), 'y');
  expect(screen.queryByText(/^Too many attempts/)).not.toBeInTheDocument();
});
