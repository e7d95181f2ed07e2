import { createGate } from './gate';

function job() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  let started = 0;
  return { run: () => ((started += 1), done), finish: () => finish(), started: () => started };
}

const refuse = () => new Error('busy');

test('a few run, a few wait, the rest is refused at once', async () => {
  const gate = createGate(2, 1, refuse);
  const [first, second, third] = [job(), job(), job()];
  const running = [gate.enter(first.run), gate.enter(second.run), gate.enter(third.run)];
  await expect(gate.enter(async () => 'too late')).rejects.toThrow('busy');
  expect([first.started(), second.started(), third.started()]).toEqual([1, 1, 0]);
  first.finish();
  await running[0];
  await Promise.resolve();
  expect(third.started()).toBe(1);
  second.finish();
  third.finish();
  await Promise.all(running);
});

test('whom we know waits apart from strangers, and goes first', async () => {
  const gate = createGate(1, 1, refuse);
  const order: string[] = [];
  const running = job();
  const first = gate.enter(running.run);
  const stranger = gate.enter(async () => order.push('stranger'));
  expect([gate.isFull(), gate.isFull('known')]).toEqual([true, false]);
  await expect(gate.enter(async () => order.push('another stranger'))).rejects.toThrow('busy');
  const known = gate.enter(async () => order.push('known'), 'known');
  running.finish();
  await Promise.all([first, stranger, known]);
  expect(order).toEqual(['known', 'stranger']);
});

test('work that fails frees its slot', async () => {
  const gate = createGate(1, 0, refuse);
  await expect(gate.enter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate.enter(async () => 'next')).resolves.toBe('next');
});
