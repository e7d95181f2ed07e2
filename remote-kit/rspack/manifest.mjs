// Writes the manifest of a remote's build beside its scripts, and names its container by the content: two builds never share a
// global, and an unchanged remote keeps its name. The name is compiled into the scripts, so a placeholder is replaced.
import { rspack } from '@rspack/core';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf, jsonText, MANIFEST } from '../releases/formats.mjs';
import { UserError } from '../user-error.mjs';
import { isDevelopment } from './base-config.mjs';
import { manifestIn, packageFolder } from './package-folder.mjs';

/** As long as what takes its place. */
export const CONTAINER_PLACEHOLDER = '00container';
const ENTRY = /^remoteEntry\.(\w+\.)?js$/;
const LAZY = /^lazy\.\w+\.js$/;

/** `remote.json` of a folder. @param {string} folder @returns {Record<string, any>} */
export function readRemoteJson(folder) {
  const path = join(folder, 'remote.json');
  if (!existsSync(path))
    throw new UserError(`${folder} has no remote.json: run the command in the remote's folder.`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${error.message}`);
  }
}

export class WriteManifest {
  #name;

  /** @param {string} name the first part of the container's */
  constructor(name) {
    this.#name = name;
  }

  apply(compiler) {
    const { Compilation, sources } = rspack;
    const { context, output } = compiler.options;
    compiler.hooks.thisCompilation.tap('WriteManifest', (compilation) => {
      const at = (stage, task) => compilation.hooks.processAssets.tap({ name: 'WriteManifest', stage }, task);
      let container = output.uniqueName;
      if (!isDevelopment) {
        // File names contain a content hash, so before it is computed.
        at(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1, (assets) => {
          const scripts = Object.keys(assets).filter((file) => file.endsWith('.js'));
          const texts = scripts.sort().map((file) => String(assets[file].source()));
          const hash = createHash('sha256').update(texts.join('')).digest('hex');
          const unique = hash.slice(0, CONTAINER_PLACEHOLDER.length);
          for (const [index, file] of scripts.entries())
            compilation.updateAsset(
              file,
              new sources.RawSource(texts[index].replaceAll(CONTAINER_PLACEHOLDER, unique)),
            );
          container = `${this.#name}_${unique}`;
        });
      }
      at(Compilation.PROCESS_ASSETS_STAGE_REPORT, (assets) => {
        const files = Object.keys(assets).filter((file) => !file.endsWith('.map'));
        const hashes = files.map((file) => [file, integrityOf(assets[file].buffer())]);
        const { name, version, routes, nav, widgets, home } = readRemoteJson(context);
        const facts = {
          ...{ name, version, container },
          entry: files.find((file) => ENTRY.test(file)),
          lazy: files.find((file) => LAZY.test(file)),
          kernel: `^${manifestIn(packageFolder('@segue/kernel', context)).version}`,
          ...{ routes, nav, widgets, home },
          files: Object.fromEntries(hashes.sort()),
        };
        compilation.emitAsset(MANIFEST, new sources.RawSource(jsonText(facts)));
      });
    });
  }
}
