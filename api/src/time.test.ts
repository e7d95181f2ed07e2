import { atMost } from './time';

test('work is waited for, but not longer than said', async () => {
  expect(await atMost(60_000, Promise.resolve('done'), 'late')).toBe('done');
  expect(await atMost(1, new Promise(() => undefined), 'late')).toBe('late');
});
