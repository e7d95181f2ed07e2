import { createStepRunner } from './steps.mjs';

let output: jest.SpyInstance[];
beforeEach(() => {
  output = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
});
afterEach(() => output.forEach((spy) => spy.mockRestore()));

const step = (name: string, needs: string[] = []) => ({ name, args: [], needs });
const failing = (...names: string[]) => {
  const executed: string[] = [];
  const runner = createStepRunner(({ name }: { name: string }) => {
    executed.push(name);
    return names.includes(name) ? Promise.reject(new Error(`${name} failed`)) : Promise.resolve();
  });
  return { executed, runner };
};

test('steps: a failed step does not stop the others', async () => {
  const { executed, runner } = failing('types');
  await runner.run([step('types'), step('arch')], [step('lint')]);
  expect(executed.sort()).toEqual(['arch', 'lint', 'types']);
  expect(runner.notPassed()).toEqual(['types']);
});

test('steps: a step is skipped when a step it needs has failed', async () => {
  const { executed, runner } = failing('build');
  await runner.run([step('build')]);
  await runner.run([step('e2e', ['build'])]);
  expect(executed).toEqual(['build']);
  expect(runner.notPassed()).toEqual(['build', 'e2e']);
});

test('steps: the summary names every step', async () => {
  const { runner } = failing('lint');
  await runner.run([step('types')], [step('lint')]);
  expect(runner.summary()).toMatch(/^types \d+\.\d s · lint failed$/);
});
