import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { effectorRuleExamples, neighbour } from './effector-lint-rule-examples';
import { lintRuleExamples } from './lint-rule-examples';
import { read, root } from '../architecture/sources';

const examples = [...lintRuleExamples, ...effectorRuleExamples];

type Text = { file: string; text: string };

/** Lints texts in a temporary folder with this repository's configuration. Returns the rules that each text breaks. */
function rulesBrokenBy(texts: readonly Text[]): string[][] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'segue-lint-')));
  try {
    for (const { file, text } of [...texts, neighbour]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
    for (const name of ['oxlint.config.mjs', 'node_modules', 'tooling/lint']) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      symlinkSync(join(root, name), join(folder, name));
    }
    const args = ['--format', 'json', ...texts.map(({ file }) => file)];
    const command = [join(folder, 'tooling/lint/lint.mjs'), ...args];
    const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    return texts.map(({ file }) =>
      diagnostics
        .filter(({ filename }) => filename === file)
        .map(({ code }) => code.replace('(', '/').replace(')', '')),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where the allowed form of an example stands: beside the form that breaks the rule, in a folder of its own. */
const keptFile = ({ file, keepsIn }: (typeof examples)[number]) =>
  keepsIn ?? join(dirname(file), 'kept', basename(file));

const found = rulesBrokenBy([
  ...examples.map(({ file, breaks }) => ({ file, text: breaks })),
  ...examples.map((example) => ({ file: keptFile(example), text: example.keeps })),
]);
const broken = found.slice(0, examples.length);
const accepted = found.slice(examples.length);

test.each(examples.map(({ rule, file }, index) => [rule, file, index] as const))(
  '%s reports %s',
  (rule, _file, index) => {
    expect(broken[index]).toContain(rule);
  },
);

test.each(examples.map(({ rule, file, keepsIn }, index) => [rule, keepsIn ?? file, index] as const))(
  '%s accepts %s in the allowed form',
  (rule, _file, index) => {
    expect(accepted[index]).not.toContain(rule);
  },
);

test('every rule of this project has an example', () => {
  const used = new Set(read('oxlint.config.mjs').match(/(?<=')segue\/[\w-]+/g));
  const shown = examples.map(({ rule }) => rule).filter((rule) => rule.startsWith('segue/'));
  expect([...used].sort()).toEqual([...new Set(shown)].sort());
});
