import { later, refuse, renderInScope, settled } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { SignIn } from '../sign-in';

const button = () => screen.getByRole('button', { name: 'Sign In' });

/** Browsers blur a button that is disabled; jsdom does not. */
function loseFocus() {
  act(() => screen.getByLabelText('Email').focus());
  act(() => screen.getByLabelText('Email').blur());
  expect(document.body).toHaveFocus();
}

/** A pending sign-in; `end` answers its request. */
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

test('a failure without text gives the focus back to the submit button', async () => {
  const { end } = await signingIn();
  loseFocus();
  await end('busy');
  expect(button()).toHaveFocus();
});
