import { createAccessToken } from './access-token';

function tokens(expiresIn?: number) {
  let now = 0;
  let asked = 0;
  const fetchToken = jest.fn(async (_rejected?: string) => ({
    token: `token-${(asked += 1)}`,
    ...(expiresIn === undefined ? {} : { expiresIn }),
  }));
  const token = createAccessToken(fetchToken, () => now);
  return { token, fetchToken, pass: (seconds: number) => void (now += seconds * 1000) };
}

it.each([
  ['an hour', undefined, 3600],
  ['the shorter lifetime that the server gives', 600, 600],
])('keeps a token for %s, then fetches a new one [API-11] [API-12] [AUTH-06]', async (_, expiresIn, life) => {
  const { token, pass } = tokens(expiresIn);
  await token.get();
  pass(life - 1);
  expect(await token.get()).toBe('token-1');
  pass(1);
  expect(await token.get()).toBe('token-2');
});
it('concurrent callers share one request', async () => {
  const { token, fetchToken } = tokens();
  expect(await Promise.all([token.get(), token.get()])).toEqual(['token-1', 'token-1']);
  expect(fetchToken).toHaveBeenCalledTimes(1);
});
it('sends a second request when the first hangs, and uses either answer', async () => {
  const answers: ((token: { token: string }) => void)[] = [];
  let now = 0;
  const fetchToken = jest.fn(() => new Promise<{ token: string }>((resolve) => answers.push(resolve)));
  const token = createAccessToken(fetchToken, () => now);
  const first = token.get();
  now = 3000;
  const second = token.get();
  expect(fetchToken).toHaveBeenCalledTimes(2);
  answers[1]!({ token: 'second' });
  expect(await second).toBe('second');
  answers[0]!({ token: 'first' });
  expect(await first).toBe('first');
});
it('fetches one new token when a valid one is refused', async () => {
  const { token, fetchToken, pass } = tokens();
  await token.get();
  pass(3599);
  token.refused();
  token.refused();
  expect(await token.get()).toBe('token-2');
  expect(await token.get()).toBe('token-2');
  expect(fetchToken).toHaveBeenCalledTimes(2);
});
it('names a refused token to the server, but not to that of another user [API-55]', async () => {
  const { token, fetchToken } = tokens();
  await token.get();
  token.refused();
  await token.get();
  token.refused();
  token.drop();
  await token.get();
  expect(fetchToken.mock.calls).toEqual([[undefined], ['token-1'], [undefined]]);
});
it('tries again after a failure', async () => {
  const fetchToken = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue({ token: 'ok' });
  const token = createAccessToken(fetchToken);
  await expect(token.get()).rejects.toThrow('no');
  expect(await token.get()).toBe('ok');
});
it('does not cache an answer that arrives after `drop`', async () => {
  const answers: ((token: { token: string }) => void)[] = [];
  const token = createAccessToken(() => new Promise((resolve) => answers.push(resolve)));
  void token.get();
  token.drop();
  const next = token.get();
  answers[1]!({ token: 'mine' });
  expect(await next).toBe('mine');
  answers[0]!({ token: 'of the person before' });
  expect(await token.get()).toBe('mine');
});
