// `node tooling/kernel-pack/pack.mjs <folder>`: packs of the kernel and of the remote kit, for remotes in other repositories. The packs are files for `npm install` and `npm publish`.
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { log, logStep, UserError } from '../start/log.mjs';
import { at, readJson } from '../start/paths.mjs';
import { commandError, run, runMain, runNpm } from '../start/processes.mjs';
import { compilePackage } from './compile.mjs';
import { kernelManifest, kitManifest } from './manifests.mjs';

const KERNEL = ['contract', 'api-client', 'event-bus', 'stores', 'federation', 'ui', 'tracks', 'testing'];
const DRAFTS = at('.cache/kernel-pack');

const root = readJson(at('package.json'));

/** Writes the content of a pack. @returns {string} its folder */
function draft(folder, manifestOf, fill) {
  const target = join(DRAFTS, basename(folder));
  mkdirSync(target, { recursive: true });
  fill(at(folder), target);
  const manifest = manifestOf(readJson(at(folder, 'package.json')), root);
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(at(folder, 'README.md'), join(target, 'README.md'));
  copyFileSync(at('LICENSE'), join(target, 'LICENSE'));
  return target;
}

function fillKernel(folder, target) {
  compilePackage(folder, target);
  copyFileSync(at('shared-kernel/surface.json'), join(target, 'surface.json'));
}

function fillKit(folder, target) {
  cpSync(folder, target, { recursive: true, filter: (path) => !/\.(test|fixture)\.ts$/.test(path) });
  copyFileSync(at('tsconfig.base.json'), join(target, 'tsconfig.base.json'));
}

async function compileTypes() {
  const projects = KERNEL.map((name) => `shared-kernel/${name}`);
  const { code, output } = await run(process.execPath, [
    at('node_modules/typescript/bin/tsc'),
    '-b',
    ...projects,
  ]);
  if (code !== 0) throw commandError('The kernel does not compile: see above.', output);
}

runMain(async () => {
  const [to] = process.argv.slice(2);
  if (!to) throw new UserError('Name a folder for the packs: node tooling/kernel-pack/pack.mjs ../packs');
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), to);
  await logStep('Compiling the declarations', compileTypes);
  rmSync(DRAFTS, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const drafts = [
    ...KERNEL.map((name) => draft(`shared-kernel/${name}`, kernelManifest, fillKernel)),
    draft('remote-kit', kitManifest, fillKit),
  ];
  const { code, output } = await runNpm(['pack', '--silent', '--pack-destination', folder, ...drafts]);
  if (code !== 0) throw commandError('npm could not write the packs: see above.', output);
  log(output.trim());
  log(`${drafts.length} packs: npm install ${join(folder, '*.tgz')}`);
});
