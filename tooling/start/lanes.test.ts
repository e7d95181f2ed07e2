import { createRun } from './lanes.mjs';

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => jest.restoreAllMocks());

const passes = (name: string, order: string[] = []) => ({ name, work: async () => void order.push(name) });
const fails = (name: string) => ({ name, work: () => Promise.reject(new Error('no')) });

test('a failed step does not stop the others', async () => {
  const order: string[] = [];
  const run = createRun();
  await run.lanes([fails('types'), passes('arch', order)], [passes('lint', order)]);
  expect(order.sort()).toEqual(['arch', 'lint']);
  expect(run.notPassed()).toEqual(['types']);
});

test('a step is skipped when what it needs did not pass', async () => {
  const order: string[] = [];
  const run = createRun();
  await run.lanes([fails('build')]);
  await run.lanes([{ ...passes('e2e', order), needs: ['build'] }]);
  expect(order).toEqual([]);
  expect(run.notPassed()).toEqual(['build', 'e2e']);
});

test('the summary names every step', async () => {
  const run = createRun();
  await run.lanes([passes('types')], [fails('lint')]);
  expect(run.summary()).toMatch(/^types \d+\.\d s · lint failed$/);
});
