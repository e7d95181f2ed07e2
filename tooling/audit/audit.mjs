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
  const command = at('tooling/audit/node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js');
  // From the lock file: it has the packages of other platforms too.
  const options = ['--package-lock-only', '--omit', 'dev', '--mc-type', 'application', '--output-file', SBOM];
  const { code, output } = await run(process.execPath, [command, ...options]);
  if (code !== 0) throw commandError('The bill of materials could not be written.', output);
  log(`✓ bill of materials: ${SBOM}`);
}

runMain(async () => {
  loadDotEnv();
  await writeSbom();
  const hasRightLicenses = report(
    'every license of the product is allowed',
    withUnknownLicense(readJson(at('package-lock.json'))),
  );
  const hasCleanFiles = report(
    'no built file contains a secret setting, a private key or a source map',
    existsSync(at('dist/shell'))
      ? secretsInFiles({ served: at('dist'), server: at('api/dist') }, process.env)
      : ['nothing is built: run npm run build'],
  );
  const { output } = await runNpm(['audit', '--omit=dev', '--json']);
  const { problems, notAnswered } = readAnswer(output);
  if (notAnswered) {
    log(`? known vulnerabilities: the registry did not answer (${notAnswered}). Ask one that does.`);
    return hasRightLicenses && hasCleanFiles ? NOT_ANSWERED : 1;
  }
  const hasNoneKnown = report('no known vulnerabilities', problems);
  return hasRightLicenses && hasCleanFiles && hasNoneKnown ? 0 : 1;
});
