// `npm run audit`: the bill of materials of the product, the licenses of its packages, secrets in built files and known
// vulnerabilities. Exit code 0: all is right; 1: something is not; 3: the registry did not say whether vulnerabilities are known.
import { existsSync, mkdirSync } from 'node:fs';
import { ensureTools } from '../start/install.mjs';
import { log } from '../start/log.mjs';
import { at, readJson } from '../start/paths.mjs';
import { commandError, run, runMain, runNpm } from '../start/processes.mjs';
import { loadDotEnv } from '../start/settings.mjs';
import { secretsInFiles } from './built-files.mjs';
import { readAnswer, withUnknownLicense } from './rules.mjs';

const NOT_ANSWERED = 3;
const SBOM = 'reports/sbom.cdx.json';

/** Prints the result of one check. @param {string} what @param {string[]} problems */
function report(what, problems) {
  log([`${problems.length === 0 ? '✓' : '✗'} ${what}`, ...problems].join('\n    '));
  return problems.length === 0;
}

async function writeSbom() {
  await ensureTools('tooling/audit');
  mkdirSync(at('reports'), { recursive: true });
  // From the lock file: it has the packages of other platforms too.
  const options = ['--package-lock-only', '--omit', 'dev', '--mc-type', 'application', '--output-file', SBOM];
  const { code, output } = await run(at('tooling/audit/node_modules/.bin/cyclonedx-npm'), options);
  if (code !== 0) throw commandError('The bill of materials could not be written.', output);
  log(`✓ bill of materials: ${SBOM}`);
}

runMain(async () => {
  loadDotEnv();
  await writeSbom();
  const isBuilt = existsSync(at('dist/shell'));
  const { output } = await runNpm(['audit', '--omit=dev', '--json']);
  const { problems, notAnswered } = readAnswer(output);
  const passed = [
    report('every license of the product is allowed', withUnknownLicense(readJson(at('package-lock.json')))),
    report(
      'no built file contains a secret setting, a private key or a source map',
      isBuilt ? secretsInFiles(at('dist'), at('api/dist'), process.env) : ['run npm run build first'],
    ),
    notAnswered || report('no vulnerability is known', problems),
  ].every(Boolean);
  if (notAnswered) log(`? vulnerabilities: the registry did not answer (${notAnswered}). Ask one that does.`);
  return passed ? (notAnswered ? NOT_ANSWERED : 0) : 1;
});
