// `segue-remote new <name>`: writes a remote into a folder in which the packs of the kernel are installed.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesFor, writeTemplates } from '../new/write-remote.mjs';
import { manifestIn } from '../rspack/package-folder.mjs';
import { UserError } from '../user-error.mjs';

const SCRIPTS = {
  dev: 'segue-remote dev',
  test: 'segue-remote test',
  types: 'tsc -p .',
  lint: 'oxlint -c oxlint.config.mjs',
  build: 'segue-remote build',
};

/** @param {{ folder: string, name: string }} options */
export async function run({ folder, name }) {
  if (!existsSync(join(folder, 'package.json'))) {
    throw new UserError('Install the packs of the kernel first, then run this command in the same folder.');
  }
  const { dependencies, devDependencies } = dependenciesFor(folder);
  const present = manifestIn(folder);
  const files = writeTemplates(folder, name, ['shared', 'alone']);
  const manifest = {
    name: `segue-remote-${name}`,
    private: true,
    type: 'module',
    scripts: SCRIPTS,
    // Installed packages come from a file or a registry; that source is kept.
    dependencies: sorted({ ...dependencies, ...devDependencies, ...present.dependencies }),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${['package.json', ...files].sort().join('\n')}\n\nNext: npm install, npm test, npm run dev`);
}

const sorted = (entries) => Object.fromEntries(Object.entries(entries).sort());
