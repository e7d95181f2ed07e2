// Compiles a kernel package for use outside this repository: one `.js` and one `.d.ts` for each source file.
import { transformFileSync } from '@swc/core';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

const TEST = /\.(test|fixture|conformance)\.[a-z]+$/;
const SOURCE = /\.tsx?$/;
const SWC = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  swcrc: false,
};

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );

/**
 * Compiles `src` of a package into `dist` of another folder; tests are left out.
 * @param {string} folder of the package, with declarations in `dist-types` @param {string} target
 */
export function compilePackage(folder, target) {
  const source = join(folder, 'src');
  for (const path of filesBelow(source).filter((file) => !TEST.test(file))) {
    const output = join(target, 'dist', path);
    mkdirSync(dirname(output), { recursive: true });
    if (!SOURCE.test(path)) {
      copyFileSync(join(source, path), output);
      continue;
    }
    const resolve = (request) => withExtension(join(source, path), request);
    const { code } = transformFileSync(join(source, path), SWC);
    const types = readFileSync(join(folder, 'dist-types/src', path.replace(SOURCE, '.d.ts')), 'utf8');
    writeFileSync(output.replace(SOURCE, '.js'), withExtensions(code, resolve));
    writeFileSync(output.replace(SOURCE, '.d.ts'), withExtensions(types, resolve));
  }
}

/** Node and bundlers want the extension of a file in an ES module. */
export const withExtensions = (code, resolve) =>
  code.replaceAll(
    /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}\/[^'"]*|\.{1,2})\2/g,
    (_, keyword, quote, request) => keyword + quote + resolve(request) + quote,
  );

/** `./button` as `./button/index.js`, relative to the file that imports it. */
function withExtension(from, request) {
  const path = join(dirname(from), request);
  const found = ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((end) => existsSync(path + end));
  if (!found) return request;
  const file = relative(dirname(from), `${path}${found.replace(SOURCE, '.js')}`);
  return file.startsWith('.') ? file : `./${file}`;
}
