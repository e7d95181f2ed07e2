import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintPlants } from './lint-plants';

const root = join(__dirname, '../..');

/** Lints texts in a folder of their own, under this repository's configuration. */
function rulesBrokenBy(texts: { file: string; text: string }[]) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'segue-lint-')));
  try {
    mkdirSync(join(folder, 'tooling/architecture'), { recursive: true });
    for (const file of ['tsconfig.base.json', 'tooling/architecture/tsconfig.lint.json']) {
      copyFileSync(join(root, file), join(folder, file));
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const said = execFileSync(process.execPath, [join(__dirname, 'lint-texts.mjs'), folder], {
      input: JSON.stringify(texts),
      encoding: 'utf8',
    });
    return (JSON.parse(said) as { file: string; rules: string[] }[]).map(({ rules }) => rules);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

let broken: string[][] = [];
let kept: string[][] = [];
beforeAll(() => {
  broken = rulesBrokenBy(lintPlants.map(({ file, breaks }) => ({ file, text: breaks })));
  kept = rulesBrokenBy(
    lintPlants.map(({ file, keeps, keepsIn }) => ({ file: keepsIn ?? file, text: keeps })),
  );
}, 120_000);

test.each(lintPlants.map(({ rule, file }, index) => [rule, file, index] as const))(
  '%s refuses %s',
  (rule, _file, index) => {
    expect(broken[index]).toContain(rule);
  },
);

test.each(lintPlants.map(({ rule, file, keepsIn }, index) => [rule, keepsIn ?? file, index] as const))(
  '%s lets %s pass in the allowed form',
  (rule, _file, index) => {
    expect(kept[index]).not.toContain(rule);
  },
);
