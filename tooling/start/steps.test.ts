import { createStepRunner } from './steps.mjs';

let output: jest.SpyInstance[];
beforeEach(() => {
  output = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
});
afterEach(() => output.forEach((spy) => spy.mockRestore()));

const step = (name: string) => ({ name, args: [] });
const failing = (name: string, all: boolean) => {
  const executed: string[] = [];
  const execute = (one: { name: string }) => {
    executed.push(one.name);
    return one.name === name ? Promise.reject(new Error(`${name} failed`)) : Promise.resolve();
  };
  return { executed, runner: createStepRunner({ all, execute }) };
};

test('steps: a failed step ends the run', async () => {
  const { executed, runner } = failing('types', false);
  expect(await runner.run([step('types'), step('arch')], [step('lint')])).toBe(false);
  expect(executed.sort()).toEqual(['lint', 'types']);
  expect(runner.failed()).toEqual(['types']);
});

test('steps: with --all a failed step does not stop the others', async () => {
  const { executed, runner } = failing('types', true);
  expect(await runner.run([step('types'), step('arch')], [step('lint')])).toBe(true);
  expect(executed.sort()).toEqual(['arch', 'lint', 'types']);
  expect(runner.summary()).toMatch(/^types failed · lint \d+\.\d s · arch \d+\.\d s$/);
});
