// `npm run bench -- build [--rounds 3]`: the whole production build, one remote, and an edit that appears in the open page.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log, logStep, UserError } from '../tooling/start/log.mjs';
import { at } from '../tooling/start/paths.mjs';
import { commandError, run, startServer } from '../tooling/start/processes.mjs';
import { ensureBuilt } from '../tooling/start/product.mjs';
import { NO_CREDENTIALS } from '../tooling/start/settings.mjs';
import { freePort, launchBrowser } from './browser.mjs';
import { median, quartiles } from './figures.mjs';
import { atLeast, atMost, runBenchmark } from './report.mjs';

const REMOTE = 'search';
const EDITED = at('remotes', REMOTE, 'src/welcome/view.tsx');
const TEXT = 'Try searching for an artist, song, or album';
/** The first edits compile what later ones reuse. */
const FIRST_EDITS = 2;
const EDITS_PER_ROUND = 3;
const VISIBLE_WITHIN_MS = 20_000;

runBenchmark('build', { rounds: 3 }, async ({ rounds }) => {
  await ensureBuilt();
  const whole = [];
  const one = [];
  for (let round = 1; round <= rounds; round += 1) {
    whole.push(await logStep(`Whole build, round ${round}`, () => build([])));
    one.push(await logStep(`One remote, round ${round}`, () => build([REMOTE])));
  }
  const edits = await logStep('Edits in the development server', () =>
    measureEdits(rounds * EDITS_PER_ROUND),
  );
  const kept = edits.filter(({ isKept }) => isKept).length / edits.length;
  const times = edits.map(({ ms }) => ms);
  return [
    atMost('P11', 'whole production build', 30, median(whole), 's', quartiles(whole, 1)),
    atMost('P11', 'production build of one remote', 4, median(one), 's', quartiles(one, 1)),
    atMost(
      'P11',
      'edit in a remote to its paint in the shell',
      200,
      median(times),
      'ms',
      quartiles(times, 0),
    ),
    atLeast('P11', 'edits after which the typed text was still there', 100, kept * 100, '%'),
  ];
});

/** Seconds of the command behind `npm run build`; the bundler keeps no cache on disk. @param {string[]} names */
async function build(names) {
  const started = performance.now();
  const { code, output } = await run(process.execPath, [at('tooling/start/build.mjs'), ...names]);
  if (code !== 0) throw commandError('The build failed: see above.', output);
  return (performance.now() - started) / 1000;
}

/** Edits a sentence again and again, and restores the file at the end of this process, however it ends. */
async function measureEdits(count) {
  const source = readFileSync(EDITED, 'utf8');
  if (!source.includes(TEXT)) throw new UserError(`${EDITED} does not contain "${TEXT}".`);
  const restore = () => writeFileSync(EDITED, source);
  const port = await freePort();
  const firstDevPort = port + 2;
  const page = `http://127.0.0.1:${firstDevPort}`;
  const data = mkdtempSync(join(tmpdir(), 'segue-bench-'));
  const server = startServer({
    title: 'The development server',
    entry: 'tooling/start/dev.mjs',
    url: `${page}/home`,
    env: {
      ...process.env,
      ...NO_CREDENTIALS,
      PORT: String(port),
      SANDBOX_PORT: '',
      DEV_FIRST_PORT: String(firstDevPort),
      SEGUE_DATA_DIR: data,
    },
  });
  process.once('exit', restore);
  try {
    await server.ready;
    return await editInBrowser(page, source, count);
  } finally {
    restore();
    process.off('exit', restore);
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function editInBrowser(url, source, count) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/home`, { timeout: 60_000 });
    const field = page.locator('main form[role="search"] input');
    await field.fill('ab');
    const edits = [];
    for (let edit = 1; edit <= FIRST_EDITS + count; edit += 1) {
      const text = `${TEXT} ${edit}`;
      const shown = page.evaluate(paintOf, { text, limit: VISIBLE_WITHIN_MS });
      await page.evaluate(() => undefined);
      const editedAt = Date.now();
      writeFileSync(EDITED, source.replace(TEXT, text));
      const ms = (await shown) - editedAt;
      const isKept = (await field.inputValue()) === 'ab';
      if (!isKept) await field.fill('ab');
      log(`  edit ${edit}: ${ms} ms`);
      if (edit > FIRST_EDITS) edits.push({ ms, isKept });
    }
    return edits;
  } finally {
    await browser.close();
  }
}

/** Runs in the page: the time at which the text was painted. */
function paintOf({ text, limit }) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`"${text}" did not appear.`)), limit);
    const check = () => {
      if (!document.querySelector('main')?.textContent?.includes(text)) return;
      observer.disconnect();
      clearTimeout(timer);
      requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
    };
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
