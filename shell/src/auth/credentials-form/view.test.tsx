import { later, refuse, renderInScope, settled } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { SignIn } from '../sign-in';

beforeEach(() => {
  // Refusals are logged as well; here they are expected.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const button = () => screen.getByRole('button', { name: 'Sign In' });

/** Browsers take the focus from a button that is disabled; here it has to be carried off, by way of a field. */
function loseFocus() {
  act(() => screen.getByLabelText('Email').focus());
  act(() => screen.getByLabelText('Email').blur());
  expect(document.body).toHaveFocus();
}

/** A sign-in that is under way, and how it ends. */
async function signingIn() {
  const answer = later<ReturnType<typeof refuse>>();
  const shown = renderInScope(<SignIn />, { api: { signIn: () => answer.promise } });
  await shown.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await shown.user.type(screen.getByLabelText('Password'), 'x');
  await shown.user.click(button());
  const end = async (error: 'passwordIncorrect' | 'busy') => {
    answer.arrive(refuse(error));
    await settled(shown.scope);
  };
  return { ...shown, end };
}

test('a refusal that comes when the form has been left is not met on coming back', async () => {
  const { rerender, end } = await signingIn();
  rerender(<p>Elsewhere</p>);
  rerender(<SignIn />);
  screen.getByLabelText('Email').focus();
  await end('passwordIncorrect');
  expect(button()).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a failure that shows no text gives the focus back to the button that lost it', async () => {
  const { end } = await signingIn();
  loseFocus();
  await end('busy');
  expect(button()).toHaveFocus();
});

test('a failure leaves the focus of whoever went on to something else', async () => {
  const { end } = await signingIn();
  const other = screen.getByRole('link', { name: 'Sign Up' });
  act(() => other.focus());
  await end('busy');
  expect(other).toHaveFocus();
});
