import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesPage } from './messages.mjs';

test('docs/messages.md is current', () => {
  expect(readFileSync(join(__dirname, '../../docs/messages.md'), 'utf8')).toBe(messagesPage());
});
