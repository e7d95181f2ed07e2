import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { violations as expected, writeMiniature } from './dependency-rules.fixture';

type Violation = { rule: string; from: string; to: string };
type Rule = { name: string; comment?: string };

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'segue-dependencies-')));
const load = createRequire(__filename) as (path: string) => { forbidden: Rule[] };
const rules = ['../../.dependency-cruiser.cjs', './folder-rules.cjs'].flatMap((path) => load(path).forbidden);
let violations: Violation[] = [];

beforeAll(() => {
  writeMiniature(folder);
  const output = execFileSync(process.execPath, [join(__dirname, 'cruise.mjs'), folder], {
    encoding: 'utf8',
  });
  violations = JSON.parse(output) as Violation[];
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every dependency rule has an example', () => {
  expect([...new Set(expected.map(([rule]) => rule))].sort()).toEqual(rules.map(({ name }) => name).sort());
});

test('the comment of every rule has a reason and an alternative', () => {
  const withoutAlternative = rules.filter((rule) => (rule.comment?.split('. ').length ?? 0) < 2);
  expect(withoutAlternative.map((rule) => rule.name)).toEqual([]);
});

test.each(expected)('%s reports its violation by %s', (rule, file) => {
  const reported = violations
    .filter(({ from }) => from === file || from === dirname(file))
    .map((violation) => violation.rule);
  expect(reported).toContain(rule);
});
