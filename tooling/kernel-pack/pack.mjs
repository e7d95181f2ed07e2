// `node tooling/kernel-pack/pack.mjs <folder>`: packs of the kernel and of the remote kit, for remotes in other repositories. The packs
// are files for `npm install` and `npm publish`. They hold TypeScript, which the kit compiles with the remote.
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { log, UserError } from '../start/log.mjs';
import { at, readJson } from '../start/paths.mjs';
import { commandError, runMain, runNpm } from '../start/processes.mjs';
import { manifestOf, PACKS } from './manifest.mjs';

const DRAFTS = at('.cache/kernel-pack');
const LEFT_OUT = /\.(test|conformance|fixture)\.tsx?$|\/(dist-types|node_modules)(\/|$)|\/tsconfig\.json$/;

/** Writes the content of a pack. @param {string} folder @returns {string} its folder */
function draft(folder) {
  const target = join(DRAFTS, folder.replace('/', '-'));
  cpSync(at(folder), target, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  const manifest = manifestOf(readJson(at(folder, 'package.json')), readJson(at('package.json')));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // The kit carries the guides.
  const readme = readFileSync(at(folder, 'README.md'), 'utf8');
  writeFileSync(join(target, 'README.md'), readme.replaceAll('../../docs/how-to', '../remote-kit/docs'));
  copyFileSync(at('LICENSE'), join(target, 'LICENSE'));
  if (folder !== 'remote-kit') copyFileSync(at('shared-kernel/surface.json'), join(target, 'surface.json'));
  else {
    copyFileSync(at('tsconfig.base.json'), join(target, 'tsconfig.base.json'));
    cpSync(at('docs/how-to'), join(target, 'docs'), { recursive: true });
  }
  return target;
}

runMain(async () => {
  const [to] = process.argv.slice(2);
  if (!to) throw new UserError('Name a folder for the packs: node tooling/kernel-pack/pack.mjs ../packs');
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), to);
  rmSync(DRAFTS, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runNpm([
    'pack',
    '--silent',
    '--pack-destination',
    folder,
    ...PACKS.map(draft),
  ]);
  if (code !== 0) throw commandError('npm could not write the packs: see above.', output);
  log(output.trim());
  log(`${PACKS.length} packs: npm install ${join(folder, '*.tgz')}`);
});
