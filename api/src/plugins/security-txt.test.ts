import { startTestApp, type TestApp } from '../testing/test-app';

let server: TestApp | null = null;
afterEach(() => server?.close());

const PATH = '/.well-known/security.txt';
const DEPLOYMENT = { PUBLIC_URL: 'https://segue.example', SECURITY_CONTACT: 'security@segue.example' };

async function ask(env: Record<string, string>, now = '2026-03-01T12:00:00.000Z') {
  server = await startTestApp(env, { clock: () => new Date(now) });
  const host = new URL(env['PUBLIC_URL'] ?? 'http://127.0.0.1').host;
  return server.app.inject({ url: PATH, headers: { host, accept: '*/*' } });
}

/** The fields of the file; a field may be there once. */
function fieldsOf(text: string): Record<string, string> {
  const lines = text.trimEnd().split('\n');
  const fields = Object.fromEntries(lines.map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? []));
  expect(Object.keys(fields)).toHaveLength(lines.length);
  return fields;
}

test('security.txt: names contact, end, language, its own address and the policy', async () => {
  const policy = 'https://segue.example/security-policy';
  const { statusCode, headers, body } = await ask({ ...DEPLOYMENT, SECURITY_POLICY_URL: policy });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(fieldsOf(body)).toEqual({
    Contact: 'mailto:security@segue.example',
    Expires: '2026-08-28T12:00:00.000Z',
    'Preferred-Languages': 'en',
    Canonical: 'https://segue.example/.well-known/security.txt',
    Policy: policy,
  });
});

test('security.txt: 404 without a contact, and never the placeholder address', async () => {
  const answer = await ask({ PUBLIC_URL: 'https://segue.example' });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('support@example.com');
});

test('security.txt: on plain http there is no canonical address', async () => {
  const { body } = await ask({ SECURITY_CONTACT: 'https://segue.example/report' });
  const fields = fieldsOf(body);
  expect(fields).toHaveProperty('Contact', 'https://segue.example/report');
  expect(fields).not.toHaveProperty('Canonical');
});
