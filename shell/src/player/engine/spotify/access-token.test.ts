import { createAccessToken } from './access-token';

function tokens(expiresIn?: number) {
  let now = 0;
  let asked = 0;
  const fetchToken = jest.fn(async () => ({
    token: `token-${(asked += 1)}`,
    ...(expiresIn === undefined ? {} : { expiresIn }),
  }));
  const token = createAccessToken(fetchToken, () => now);
  return { token, fetchToken, pass: (seconds: number) => void (now += seconds * 1000) };
}

it('keeps a token and its expiry, and asks no second time before it [API-11] [AUTH-06]', async () => {
  const { token, fetchToken, pass } = tokens();
  await token.get();
  pass(3599);
  expect(await token.get()).toBe('token-1');
  expect(fetchToken).toHaveBeenCalledTimes(1);
});
it('asks again after an hour [API-12]', async () => {
  const { token, pass } = tokens();
  await token.get();
  pass(3600);
  expect(await token.get()).toBe('token-2');
});
it('believes a shorter life that the server tells', async () => {
  const { token, pass } = tokens(600);
  await token.get();
  pass(599);
  expect(await token.get()).toBe('token-1');
  pass(1);
  expect(await token.get()).toBe('token-2');
});
it('asks once for callers that come together', async () => {
  const { token, fetchToken } = tokens();
  expect(await Promise.all([token.get(), token.get()])).toEqual(['token-1', 'token-1']);
  expect(fetchToken).toHaveBeenCalledTimes(1);
});
it('asks anew beside a request that hangs, and the old answer is as good', async () => {
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
it('asks again after the token was dropped', async () => {
  const { token } = tokens();
  await token.get();
  token.drop();
  expect(await token.get()).toBe('token-2');
});
it('asks once for the next token when one is refused within its life', async () => {
  const { token, fetchToken, pass } = tokens();
  await token.get();
  pass(3599);
  token.drop();
  expect(await token.get()).toBe('token-2');
  expect(await token.get()).toBe('token-2');
  expect(fetchToken).toHaveBeenCalledTimes(2);
});
it('asks again after a failure', async () => {
  const fetchToken = jest.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue({ token: 'ok' });
  const token = createAccessToken(fetchToken);
  await expect(token.get()).rejects.toThrow('no');
  expect(await token.get()).toBe('ok');
});
it('does not keep what arrives after it was dropped', async () => {
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
