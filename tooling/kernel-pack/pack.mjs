// `node tooling/kernel-pack/pack.mjs <folder>`: packs of the kernel and of the remote kit, for remotes in other repositories. The packs
// are files for `npm install` and `npm publish`. They hold TypeScript, which the kit compiles with the remote.
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { kernelFolders } from '../kernel/surface.mjs';
import { log, UserError } from '../start/log.mjs';
import { at, readJson } from '../start/paths.mjs';
import { commandError, runMain, runNpm } from '../start/processes.mjs';

const KIT = 'remote-kit';
const DRAFTS = at('.cache/kernel-pack');
const LEFT_OUT = /\.(test|conformance|fixture)\.tsx?$|\/(dist-types|node_modules)(\/|$)|\/tsconfig\.json$/;

/** Dependencies that a remote needs to be compiled, checked and tested, and that are at this repository's root. */
const TOOLS = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'jest-fixed-jsdom',
  'oxlint',
  'typescript',
];

/**
 * The kit brings the tools that its commands run and the browsers that it builds for. Here they are devDependencies, because a server
 * needs only the part that reads releases.
 * @param {Record<string, any>} manifest of a package @param {Record<string, any>} root
 */
function manifestOf({ private: _, devDependencies = {}, scripts: __, ...manifest }, root) {
  const forPublishing = { ...manifest, license: root.license, engines: root.engines };
  if (!manifest.bin) return forPublishing;
  const tools = Object.fromEntries(TOOLS.map((name) => [name, root.devDependencies[name]]));
  return {
    ...forPublishing,
    exports: {
      ...manifest.exports,
      './releases': manifest.exports['./releases'].default,
      './tsconfig.base.json': './tsconfig.base.json',
    },
    dependencies: { ...manifest.dependencies, ...devDependencies, ...tools },
    browserslist: root.browserslist,
  };
}

/** Writes the content of a pack. @param {string} folder @returns {string} its folder */
function draft(folder) {
  const target = join(DRAFTS, folder.replace('/', '-'));
  cpSync(at(folder), target, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
  const manifest = manifestOf(readJson(at(folder, 'package.json')), readJson(at('package.json')));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  // The kit carries the guides.
  const readme = readFileSync(at(folder, 'README.md'), 'utf8');
  writeFileSync(join(target, 'README.md'), readme.replaceAll('../../docs/how-to', `../${KIT}/docs`));
  copyFileSync(at('LICENSE'), join(target, 'LICENSE'));
  if (folder === KIT) {
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
  const drafts = [...kernelFolders(), KIT].map(draft);
  const { code, output } = await runNpm(['pack', '--silent', '--pack-destination', folder, ...drafts]);
  if (code !== 0) throw commandError('npm could not write the packs: see above.', output);
  log(`${output.trim()}\n${drafts.length} packs: npm install ${join(folder, '*.tgz')}`);
});
