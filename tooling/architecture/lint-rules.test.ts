import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintRuleExamples as examples } from './lint-rule-examples';

const root = join(__dirname, '../..');

/** Lints texts in a temporary folder with this repository's configuration. Returns the rule ids per text. */
function rulesReportedFor(texts: { file: string; text: string }[]) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'segue-lint-')));
  try {
    mkdirSync(join(folder, 'tooling/architecture'), { recursive: true });
    for (const file of ['tsconfig.base.json', 'tooling/architecture/tsconfig.lint.json']) {
      copyFileSync(join(root, file), join(folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const output = execFileSync(process.execPath, [join(__dirname, 'lint-texts.mjs'), folder], {
      input: JSON.stringify(texts),
      encoding: 'utf8',
    });
    return (JSON.parse(output) as { file: string; rules: string[] }[]).map(({ rules }) => rules);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let reported: string[][] = [];
let accepted: string[][] = [];
beforeAll(() => {
  reported = rulesReportedFor(examples.map(({ file, breaks }) => ({ file, text: breaks })));
  accepted = rulesReportedFor(
    examples.map(({ file, keeps, keepsIn }) => ({ file: keepsIn ?? file, text: keeps })),
  );
}, 120_000);

test.each(examples.map(({ rule, file }, index) => [rule, file, index] as const))(
  '%s reports %s',
  (rule, _file, index) => {
    expect(reported[index]).toContain(rule);
  },
);

test.each(examples.map(({ rule, file, keepsIn }, index) => [rule, keepsIn ?? file, index] as const))(
  '%s accepts %s in the allowed form',
  (rule, _file, index) => {
    expect(accepted[index]).not.toContain(rule);
  },
);
