import { allSettled, fork } from 'effector';
import { emailChanged, emailReset } from './email/model';
import { formCancelled, formToggled } from './password/model';
import { $hasUnsavedInput } from './unsaved-input';

test('settings have unsaved input while an email is typed or the password form is open', async () => {
  const scope = fork();
  const isUnsaved = () => scope.getState($hasUnsavedInput);
  expect(isUnsaved()).toBe(false);
  await allSettled(emailChanged, { scope, params: 'new@example.com' });
  expect(isUnsaved()).toBe(true);
  await allSettled(emailReset, { scope });
  expect(isUnsaved()).toBe(false);
  await allSettled(formToggled, { scope });
  expect(isUnsaved()).toBe(true);
  await allSettled(formCancelled, { scope });
  expect(isUnsaved()).toBe(false);
});
