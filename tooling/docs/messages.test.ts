import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesPage } from './messages.mjs';

it('docs/messages.md tells what the code says and handles', () => {
  expect(readFileSync(join(__dirname, '../../docs/messages.md'), 'utf8')).toBe(messagesPage());
});
