import { retriable } from './promises';

it('loads once for all callers', async () => {
  const load = jest.fn(async () => 'loaded');
  const download = retriable(load, jest.fn());
  await Promise.all([download(), download()]);
  await download();
  expect(load).toHaveBeenCalledTimes(1);
});
it('loads again at the next call after a failure', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('blocked'))
    .mockResolvedValue('loaded');
  const download = retriable(load, jest.fn());
  await expect(download()).rejects.toThrow('blocked');
  await expect(download()).resolves.toBe('loaded');
});
it('reports only the first failure', async () => {
  const failed = jest.fn();
  const download = retriable(() => Promise.reject(new Error('blocked')), failed);
  for (let calls = 0; calls < 3; calls += 1) await download().catch(() => undefined);
  expect(failed).toHaveBeenCalledTimes(1);
});
