import { routes } from '@segue/contract';
import { signInWith } from './open-screens.mjs';

const answering = (status: number) => {
  const post = jest.fn(async (_path: string, _options: { data: unknown }) => ({
    ok: () => status < 400,
    status: () => status,
  }));
  return { post, request: { post } as never };
};

test('gate: GATE_ACCOUNT signs in by the route of the contract; its password may have a colon', async () => {
  const { post, request } = answering(200);
  expect(await signInWith('ada@example.com:Harbour:2025')(request)).toEqual({});
  const [path, { data }] = post.mock.calls[0] ?? ['', { data: null }];
  expect(path).toBe(routes.signIn.path);
  expect(routes.signIn.body.parse(data)).toEqual({ email: 'ada@example.com', password: 'Harbour:2025' });
});

test.each([
  ['ada@example.com', 200, 'GATE_ACCOUNT is not an account: write its email, a colon and its password.'],
  ['ada@example.com:wrong', 401, 'GATE_ACCOUNT: the sign-in was answered with 401.'],
])('gate: GATE_ACCOUNT=%s that cannot sign in is told in one sentence', async (account, status, sentence) => {
  await expect(signInWith(account)(answering(status).request)).rejects.toThrow(sentence);
});
