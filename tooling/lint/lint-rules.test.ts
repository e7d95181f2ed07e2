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
import { dirname, join } from 'node:path';
import { lintRuleExamples, neighbour } from './lint-rules.fixture';
import { read, root } from '../architecture/sources';

/** Lints the examples in a temporary folder with this repository's configuration. Returns the rules that each file breaks. */
function brokenRules(): Map<string, string[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'segue-lint-')));
  try {
    for (const [file, text] of [...lintRuleExamples.map(([, ...example]) => example), neighbour]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
    for (const name of ['oxlint.config.mjs', 'node_modules', 'tooling/lint']) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      symlinkSync(join(root, name), join(folder, name));
    }
    const args = ['--format', 'json', ...lintRuleExamples.map(([, file]) => file)];
    const command = [join(folder, 'tooling/lint/lint.mjs'), ...args];
    const { stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
    const found = new Map<string, string[]>();
    for (const { filename, code } of diagnostics)
      found.set(filename, [...(found.get(filename) ?? []), code.replace('(', '/').replace(')', '')]);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const broken = brokenRules();

test.each(lintRuleExamples)('%s reports %s', (rule, file) => {
  expect(broken.get(file)).toContain(rule);
});

test('every rule of this project has an example', () => {
  const used = new Set(read('oxlint.config.mjs').match(/(?<=')segue\/[\w-]+/g));
  const shown = lintRuleExamples.map(([rule]) => rule).filter((rule) => rule.startsWith('segue/'));
  expect([...used].sort()).toEqual([...new Set(shown)].sort());
});
