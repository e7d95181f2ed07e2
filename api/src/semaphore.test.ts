import { createSemaphore } from './semaphore';

function createTask() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  let started = 0;
  return { run: () => ((started += 1), done), finish: () => finish(), started: () => started };
}

const busyError = () => new Error('busy');

test('tasks beyond the capacity wait, and tasks beyond the queue are rejected at once', async () => {
  const semaphore = createSemaphore({ capacity: 2, queueLength: 1, busyError });
  const [first, second, third] = [createTask(), createTask(), createTask()];
  const running = [semaphore.run(first.run), semaphore.run(second.run), semaphore.run(third.run)];
  await expect(semaphore.run(async () => 'too late')).rejects.toThrow('busy');
  expect([first.started(), second.started(), third.started()]).toEqual([1, 1, 0]);
  first.finish();
  await running[0];
  await Promise.resolve();
  expect(third.started()).toBe(1);
  second.finish();
  third.finish();
  await Promise.all(running);
});

test('tasks of known accounts have their own queue, which goes before the anonymous one', async () => {
  const semaphore = createSemaphore({ capacity: 1, queueLength: 1, busyError });
  const order: string[] = [];
  const running = createTask();
  const first = semaphore.run(running.run);
  const anonymous = semaphore.run(async () => order.push('anonymous'));
  expect([semaphore.isFull(), semaphore.isFull({ known: 1 })]).toEqual([true, false]);
  await expect(semaphore.run(async () => order.push('another anonymous'))).rejects.toThrow('busy');
  const known = semaphore.run(async () => order.push('known'), { priority: { known: 1 } });
  running.finish();
  await Promise.all([first, anonymous, known]);
  expect(order).toEqual(['known', 'anonymous']);
});

test('a failed or rejected task no longer counts for its account', async () => {
  const semaphore = createSemaphore({ capacity: 1, queueLength: 1, busyError });
  const priority = { known: 1 };
  const [running, waiting] = [createTask(), createTask()];
  const entered = [semaphore.run(running.run), semaphore.run(waiting.run, { priority })];
  for (let times = 0; times < 3; times += 1) {
    await expect(semaphore.run(async () => 'rejected', { priority })).rejects.toThrow('busy');
  }
  running.finish();
  waiting.finish();
  await Promise.all(entered);
  const failing = () => Promise.reject(new Error('broken'));
  await expect(semaphore.run(failing, { priority })).rejects.toThrow('broken');
  const again = createTask();
  const two = [semaphore.run(again.run, { priority }), semaphore.run(again.run, { priority })];
  expect([semaphore.isFull(priority), semaphore.isFull()]).toEqual([false, false]);
  again.finish();
  await Promise.all(two);
});

test('one anonymous task runs after four known ones', async () => {
  const semaphore = createSemaphore({ capacity: 1, queueLength: 10, busyError });
  const order: string[] = [];
  const running = createTask();
  const first = semaphore.run(running.run);
  const all = [semaphore.run(async () => order.push('anonymous'))];
  for (let known = 1; known <= 6; known += 1) {
    all.push(semaphore.run(async () => order.push(`known ${known}`), { priority: { known } }));
  }
  running.finish();
  await Promise.all([first, ...all]);
  expect(order.indexOf('anonymous')).toBe(4);
});

test('a waiting task is rejected when its wait limit aborts, and leaves its place in the queue', async () => {
  const semaphore = createSemaphore({ capacity: 1, queueLength: 1, busyError });
  const running = createTask();
  const late = createTask();
  const first = semaphore.run(running.run);
  const limit = new AbortController();
  const options = { priority: { known: 1 }, waitLimit: limit.signal };
  const waiting = semaphore.run(late.run, options);
  expect(semaphore.isFull({ known: 2 })).toBe(true);
  limit.abort();
  await expect(waiting).rejects.toThrow('busy');
  await expect(semaphore.run(late.run, options)).rejects.toThrow('busy');
  const next = semaphore.run(async () => 'next', { priority: { known: 2 } });
  running.finish();
  await first;
  await expect(next).resolves.toBe('next');
  expect(late.started()).toBe(0);
});
