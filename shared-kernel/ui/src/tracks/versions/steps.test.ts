import { finishInSlices } from './steps';

afterEach(() => jest.restoreAllMocks());

test('long work in slices: a task that came meanwhile runs before its end', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  const done: string[] = [];
  setTimeout(() => done.push('other task'));
  function* steps() {
    for (let step = 0; step < 4; step += 1) yield;
    done.push('work');
    return 'result';
  }
  expect(await finishInSlices(steps())).toBe('result');
  expect(done).toEqual(['other task', 'work']);
});
