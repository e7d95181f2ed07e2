// `npm run audit`: the bill of materials, and checks of all packages. Exit code 0: all is right; 1: something is not; 3: all that
// could be checked is right, but the registry did not say whether vulnerabilities are known.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { TOOLS } from '../start/install.mjs';
import { log } from '../start/log.mjs';
import { at, readJson } from '../start/paths.mjs';
import { runMain } from '../start/processes.mjs';
import { loadDotEnv } from '../start/settings.mjs';
import { secretsInFiles } from './built-files.mjs';
import { knownVulnerabilities } from './known-vulnerabilities.mjs';
import { lockedPackages } from './lock-file.mjs';
import {
  notFromRegistry,
  differentFromLock,
  withoutIntegrity,
  withUnknownLicense,
  withUnknownScript,
} from './rules.mjs';
import { sbomOf } from './sbom.mjs';

const NOT_ANSWERED = 3;
const INSTALLED = at('node_modules/.package-lock.json');

/** Prints the result of one check. @param {string} what @param {string[]} problems */
function report(what, problems) {
  log(`${problems.length === 0 ? '✓' : '✗'} ${what}`);
  for (const problem of problems) log(`    ${problem}`);
  return problems.length === 0;
}

runMain(async () => {
  loadDotEnv();
  const manifest = readJson(at('package.json'));
  const packages = lockedPackages(readJson(at('package-lock.json')));
  const ofTools = TOOLS.flatMap((folder) => lockedPackages(readJson(at(folder, 'package-lock.json'))));
  const needed = packages.filter(({ isDev }) => !isDev);

  mkdirSync(at('reports'), { recursive: true });
  const sbom = sbomOf(packages, manifest, new Date());
  writeFileSync(at('reports/sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
  log(`${packages.length} packages, ${needed.length} of them needed by the product: reports/sbom.cdx.json\n`);

  const passed = [
    report('every package has a SHA-512 hash', withoutIntegrity([...packages, ...ofTools])),
    report('every package comes from the registry', notFromRegistry([...packages, ...ofTools])),
    report('every install script is decided on', withUnknownScript(packages, manifest.allowScripts)),
    report(
      'every license of the product is allowed',
      withUnknownLicense(packages, readJson(at('tooling/audit/licenses.json'))),
    ),
    report(
      'what is installed is what the lock file says',
      existsSync(INSTALLED)
        ? differentFromLock(lockedPackages(readJson(INSTALLED)), packages)
        : ['nothing is installed: run npm ci'],
    ),
    report(
      'no built file contains a secret setting, a private key or a source map',
      existsSync(at('dist/shell'))
        ? secretsInFiles({ served: at('dist'), server: at('api/dist') }, process.env)
        : ['nothing is built: run npm run build'],
    ),
  ].every(Boolean);

  const known = await knownVulnerabilities();
  if (!known.answered) {
    log(`? known vulnerabilities: the registry did not answer (${known.reason}). Ask one that does.`);
    return passed ? NOT_ANSWERED : 1;
  }
  const isClean = known.counts.critical + known.counts.high === 0;
  const total = Object.entries(known.counts).map(([level, count]) => `${count} ${level}`);
  log(`${isClean ? '✓' : '✗'} known vulnerabilities: ${total.join(', ')}`);
  for (const line of known.packages) log(`    ${line}`);
  return passed && isClean ? 0 : 1;
});
