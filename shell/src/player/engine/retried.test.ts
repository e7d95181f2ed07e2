import { retried } from './retried';

it('fetches once, however many ask', async () => {
  const fetchIt = jest.fn(async () => 'here');
  const thing = retried(fetchIt, jest.fn());
  await Promise.all([thing.get(), thing.get()]);
  await thing.get();
  expect(fetchIt).toHaveBeenCalledTimes(1);
});
it('asks again at the next wish after a failure', async () => {
  const fetchIt = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('blocked'))
    .mockResolvedValue('here');
  const thing = retried(fetchIt, jest.fn());
  await expect(thing.get()).rejects.toThrow('blocked');
  await expect(thing.get()).resolves.toBe('here');
});
it('tells of a failure once, not at every wish', async () => {
  const failed = jest.fn();
  const thing = retried(() => Promise.reject(new Error('blocked')), failed);
  for (let wish = 0; wish < 3; wish += 1) await thing.get().catch(() => undefined);
  expect(failed).toHaveBeenCalledTimes(1);
});
