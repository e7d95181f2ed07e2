// `node e2e/engines/engines.mjs`: the core journeys in Chromium, Firefox and WebKitGTK. `--write` writes the table into docs/browsers.md;
// every other argument is Playwright's, such as `--project firefox`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureChromium } from '../../tooling/start/chromium.mjs';
import { installFromDebian } from '../../tooling/start/debian.mjs';
import { ensureTools } from '../../tooling/start/install.mjs';
import { log, UserError } from '../../tooling/start/log.mjs';
import { at, readJson, TSC } from '../../tooling/start/paths.mjs';
import { findPortPair } from '../../tooling/start/ports.mjs';
import { run, runMain } from '../../tooling/start/processes.mjs';
import { ensureBuilt } from '../../tooling/start/product.mjs';
import { markdownTable } from '../../bench/markdown-table.mjs';
import { runLive } from '../soak/run-live.mjs';

/** A file of each package. */
const PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  pulseaudio: '/usr/bin/pulseaudio',
  // WebKitGTK plays sound with GStreamer.
  'gstreamer1.0-plugins-good': '/usr/share/doc/gstreamer1.0-plugins-good',
  'gstreamer1.0-libav': '/usr/share/doc/gstreamer1.0-libav',
  'gstreamer1.0-pulseaudio': '/usr/share/doc/gstreamer1.0-pulseaudio',
};
const ENGINES = {
  chromium: { title: 'Chromium', package: 'chromium' },
  firefox: { title: 'Firefox', package: 'firefox-esr' },
  webkit: { title: 'WebKitGTK', package: 'webkit2gtk-driver' },
};
const PAGE = at('docs/browsers.md');
const PART = /(<!-- engines -->\n)[\s\S]*(<!-- \/engines -->)/;

async function ensureEngines() {
  const missing = () => Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]));
  if (missing().length > 0) await installFromDebian('Firefox and WebKitGTK', missing());
  if (missing().length === 0) return;
  throw new UserError(`The engines need these packages of Debian: ${missing().join(', ')}.`);
}

/** The version of a package of Debian; empty for a browser that came another way. */
const versionOf = async (name) =>
  /^\d+\.\d+/.exec((await run('dpkg-query', ['-Wf', '${Version}', name])).output)?.[0] ?? '';

/** The journeys with their result per engine, from the report of Playwright. */
async function table() {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  /** @type {Map<string, Record<string, string>>} */
  const journeys = new Map();
  for (const { title, tests } of readJson(at('reports/engines.json')).suites.flatMap(specsOf)) {
    for (const { projectName, annotations, status } of tests) {
      const ms = annotations.find(({ type }) => type === 'ms')?.description;
      if (status === 'skipped') continue;
      const result = status === 'expected' && ms ? `${(ms / 1000).toFixed(1)} s` : 'failed';
      journeys.set(title, { ...journeys.get(title), [projectName]: result });
    }
  }
  const names = Object.keys(ENGINES);
  const heads = names.map(async (name) => `${ENGINES[name].title} ${await versionOf(ENGINES[name].package)}`);
  return markdownTable(
    ['Journey', ...(await Promise.all(heads))],
    [...journeys].map(([title, results]) => [title, ...names.map((name) => results[name] ?? '–')]),
  );
}

runMain(async () => {
  const args = process.argv.slice(2);
  const chromium = await ensureChromium();
  await ensureEngines();
  await ensureBuilt();
  await ensureTools('e2e/engines');
  if (!(await runLive([TSC, '-p', 'e2e/engines']))) return 1;
  const test = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/engines/playwright.config.ts'];
  const hasPassed = await runLive([...test, ...args.filter((arg) => arg !== '--write')], {
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(await findPortPair(Number(process.env.E2E_PORT) || 4310)),
  });
  const result = await table();
  log(`\n${result}\n`);
  if (args.includes('--write'))
    writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(PART, `$1\n${result}\n\n$2`));
  return hasPassed ? 0 : 1;
});
