import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config';
import { TEST_CREDENTIALS } from '../testing/test-credentials';
import { CLOSED_POLICY, pagePolicy } from './pages/content-policy';

const page = readFileSync(join(__dirname, '../../../docs/security.md'), 'utf8');

test('the documented policy is the one that the server sends', () => {
  const documented = /```text\n(default-src[\s\S]*?)\n```/.exec(page)?.[1]?.split('\n').join('; ');
  const config = readConfig({ ...TEST_CREDENTIALS, PUBLIC_URL: 'https://segue.example' });
  expect(documented).toBe(pagePolicy(config, 'NONCE', []));
  expect(page).toContain(`\`${CLOSED_POLICY}\``);
});
