import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plants, writeGraphFixture } from './graph-fixture';

type Violation = { rule: string; from: string; to: string };
type Rule = { name: string; comment?: string };

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'segue-graph-')));
const rules = createRequire(__filename)('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };
let violations: Violation[] = [];

beforeAll(() => {
  writeGraphFixture(folder);
  const said = execFileSync(process.execPath, [join(__dirname, 'cruise.mjs'), folder], { encoding: 'utf8' });
  violations = JSON.parse(said) as Violation[];
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rulesAgainst = (file: string) =>
  violations.filter((violation) => violation.from === file).map((violation) => violation.rule);

test('every rule of the graph fence is tried here', () => {
  expect(plants.map((plant) => plant.rule).sort()).toEqual(rules.forbidden.map((rule) => rule.name).sort());
});

test('every rule says why, and what to do instead', () => {
  const silent = rules.forbidden.filter((rule) => (rule.comment?.split('. ').length ?? 0) < 2);
  expect(silent.map((rule) => rule.name)).toEqual([]);
});

test.each(plants.map((plant) => [plant.rule, plant.breaks[0]]))('%s refuses %s', (rule, file) => {
  expect(rulesAgainst(file)).toContain(rule);
});

test.each(plants.map((plant) => [plant.rule, plant.keeps[0]]))('%s lets %s pass', (rule, file) => {
  expect(rulesAgainst(file)).not.toContain(rule);
});
