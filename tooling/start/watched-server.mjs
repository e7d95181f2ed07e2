// A server that is built again and started again when its sources change.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { at, BUILDABLE, root } from './places.mjs';
import { runNode } from './run.mjs';
import { complain, failureOf, say, secondsSince } from './say.mjs';
import { builtFrom } from './stale.mjs';
import { isStopping } from './stopping.mjs';

/** Editors write a file in several steps. */
const SETTLED_AFTER_MS = 150;

/**
 * @param {'api' | 'sandbox'} name @param {() => import('./children.mjs').Running} start
 * @returns {Promise<{ ended: Promise<Error> }>} `ended` is the first end that was not ours
 */
export async function startWatched(name, start) {
  let running = start();
  let fail;
  const ended = new Promise((resolve) => {
    fail = resolve;
  });
  await running.ready;

  const expected = new WeakSet();
  const mind = (program) =>
    program.ended.then((end) => {
      if (!expected.has(program) && !isStopping()) fail(end);
    });
  void mind(running);

  async function renew() {
    const started = performance.now();
    const { code, output } = await runNode(['tooling/rspack/build.mjs', name]);
    if (code !== 0) {
      complain(failureOf(`${name} does not build; the former one goes on running.`, output));
      return;
    }
    expected.add(running);
    await running.stop();
    running = start();
    void mind(running);
    await running.ready;
    say(`✓ ${name} runs again with your change (${secondsSince(started)})`);
  }
  onChange(sourcesOf(name), () => renew().catch(fail));
  return { ended };
}

const sourcesOf = (name) => [...builtFrom(root, BUILDABLE[name])].map((folder) => at(folder, 'src'));

// One renewal at a time; changes made meanwhile lead to one more.
function onChange(folders, renew) {
  let timer;
  let busy = false;
  let again = false;
  async function go() {
    if (busy) return void (again = true);
    busy = true;
    do {
      again = false;
      await renew();
    } while (again && !isStopping());
    busy = false;
  }
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || /\.test\.tsx?$/.test(join(folder, String(file)))) return;
      clearTimeout(timer);
      timer = setTimeout(go, SETTLED_AFTER_MS);
    });
  }
}
