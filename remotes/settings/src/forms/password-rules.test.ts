import { messages } from '@segue/contract';
import { answerRaw, aSession, createTestContext, refuse } from '@segue/testing';
import { allSettled } from 'effector';
import { passwordForm } from './password';

const FIELDS = ['currentPassword', 'newPassword', 'repetition'] as const;

/** The errors after the passwords were typed and submitted. */
async function errorsAfter(typed: readonly string[], answer = answerRaw(500, null)) {
  const { scope, api, stop } = createTestContext({
    session: aSession(),
    api: { updateProfile: () => answer },
  });
  for (const [at, field] of FIELDS.entries())
    await allSettled(passwordForm.changed, { scope, params: { field, value: typed[at] ?? '' } });
  await allSettled(passwordForm.submitted, { scope });
  stop();
  return { errors: scope.getState(passwordForm.$errors), sent: api.requestsTo('updateProfile').length };
}

test.each([
  [[], messages.allPasswordFields, FIELDS],
  [['Harbour2025'], messages.allPasswordFields, ['newPassword', 'repetition']],
  [['Harbour2025', 'Lantern2025', 'Lantern2026'], messages.newPasswordsMismatch, ['repetition']],
  [['Harbour2025', 'Short1a', 'Short1a'], messages.newPasswordTooShort, ['newPassword']],
])(
  'password form: %j is one error at each invalid field [VALID-32] [VALID-33]',
  async (typed, text, fields) => {
    expect(await errorsAfter(typed)).toEqual({ errors: [{ text, fields }], sent: 0 });
  },
);

test.each([
  ['a wrong password', refuse('passwordIncorrect'), 'Incorrect password.', ['currentPassword']],
  [
    'a weak new one',
    answerRaw(400, { message: messages.passwordRule }),
    messages.passwordRule,
    ['newPassword'],
  ],
  ['a failure', refuse('unexpected'), 'Failed to change password', []],
  ['an empty body', answerRaw(502, null), 'Failed to change password', []],
  ["a proxy's error page", answerRaw(502, '<html><body><h1>502'), 'Failed to change password', []],
  ['a very long text', answerRaw(502, 'Bad gateway. '.repeat(20)), 'Failed to change password', []],
])('password form: the answer %s is shown as "%s" [ERR-22]', async (_, answer, text, fields) => {
  const { errors } = await errorsAfter(['Harbour2025', 'Lantern2025', 'Lantern2025'], answer);
  expect(errors).toEqual([{ text, fields }]);
});
