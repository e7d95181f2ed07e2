import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dependencyRuleExamples as examples, writeMiniature } from './dependency-rule-examples';

type Violation = { rule: string; from: string; to: string };
type Rule = { name: string; comment?: string };

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'segue-dependencies-')));
const rules = createRequire(__filename)('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };
let violations: Violation[] = [];

beforeAll(() => {
  writeMiniature(folder);
  const output = execFileSync(process.execPath, [join(__dirname, 'cruise.mjs'), folder], {
    encoding: 'utf8',
  });
  violations = JSON.parse(output) as Violation[];
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rulesAgainst = (file: string) =>
  violations.filter((violation) => violation.from === file).map((violation) => violation.rule);

test('every dependency rule has an example', () => {
  const shown = new Set(examples.map(({ rule }) => rule));
  expect([...shown].sort()).toEqual(rules.forbidden.map((rule) => rule.name).sort());
});

test('the comment of every rule has a reason and an alternative', () => {
  const withoutAlternative = rules.forbidden.filter((rule) => (rule.comment?.split('. ').length ?? 0) < 2);
  expect(withoutAlternative.map((rule) => rule.name)).toEqual([]);
});

test.each(examples.map(({ rule, breaks }) => [rule, breaks[0]]))('%s reports %s', (rule, file) => {
  expect(rulesAgainst(file)).toContain(rule);
});

test.each(examples.map(({ rule, keeps }) => [rule, keeps[0]]))('%s accepts %s', (rule, file) => {
  expect(rulesAgainst(file)).not.toContain(rule);
});
