import { emailForm } from './forms/email';
import { passwordForm } from './forms/password';
import remote from './remote';

test('settings: a typed email or the open password form is unsaved input', () => {
  expect(remote.canLeave?.()).toBe(true);
  emailForm.changed({ field: 'email', value: 'new@example.com' });
  expect(remote.canLeave?.()).toBe(false);
  emailForm.cancelled();
  expect(remote.canLeave?.()).toBe(true);
  passwordForm.toggled();
  expect(remote.canLeave?.()).toBe(false);
  passwordForm.cancelled();
  expect(remote.canLeave?.()).toBe(true);
});
