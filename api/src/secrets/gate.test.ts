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
  expect([gate.isFull(), gate.isFull({ known: 1 })]).toEqual([true, false]);
  await expect(gate.enter(async () => order.push('another stranger'))).rejects.toThrow('busy');
  const known = gate.enter(async () => order.push('known'), { known: 1 });
  running.finish();
  await Promise.all([first, stranger, known]);
  expect(order).toEqual(['known', 'stranger']);
});

test('one account has two places as somebody known, and is a stranger with more', async () => {
  const gate = createGate(1, 3, refuse);
  const order: string[] = [];
  const running = job();
  const first = gate.enter(running.run, { known: 1 });
  const enter = (name: string, known: number) =>
    gate.enter(async () => order.push(name), { known }).catch((error: Error) => order.push(error.message));
  const crowd = ['second', 'third', 'fourth', 'fifth', 'too many'].map((name) => enter(name, 1));
  const isFull = [gate.isFull({ known: 1 }), gate.isFull({ known: 2 }), gate.isFull()];
  const other = enter('another', 2);
  running.finish();
  await Promise.all([first, ...crowd, other]);
  expect(isFull).toEqual([true, false, true]);
  expect(order).toEqual(['busy', 'second', 'another', 'third', 'fourth', 'fifth']);
  expect(gate.isFull({ known: 1 })).toBe(false);
});

test('an account whose work failed or was refused has its two places again', async () => {
  const gate = createGate(1, 1, refuse);
  const [running, waiting] = [job(), job()];
  const entered = [gate.enter(running.run), gate.enter(waiting.run, { known: 1 })];
  for (let times = 0; times < 3; times += 1) {
    await expect(gate.enter(async () => 'refused', { known: 1 })).rejects.toThrow('busy');
  }
  running.finish();
  waiting.finish();
  await Promise.all(entered);
  await expect(gate.enter(() => Promise.reject(new Error('broken')), { known: 1 })).rejects.toThrow('broken');
  const again = job();
  const two = [gate.enter(again.run, { known: 1 }), gate.enter(again.run, { known: 1 })];
  expect([gate.isFull({ known: 1 }), gate.isFull()]).toEqual([false, false]);
  again.finish();
  await Promise.all(two);
});

test('a stranger who waits has a turn after four known ones', async () => {
  const gate = createGate(1, 10, refuse);
  const order: string[] = [];
  const running = job();
  const first = gate.enter(running.run);
  const all = [gate.enter(async () => order.push('stranger'))];
  for (let known = 1; known <= 6; known += 1) {
    all.push(gate.enter(async () => order.push(`known ${known}`), { known }));
  }
  running.finish();
  await Promise.all([first, ...all]);
  expect(order.indexOf('stranger')).toBe(4);
});

test('work that fails frees its slot', async () => {
  const gate = createGate(1, 0, refuse);
  await expect(gate.enter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate.enter(async () => 'next')).resolves.toBe('next');
});
