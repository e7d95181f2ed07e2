// Runs one program to its end.
import { spawn } from 'node:child_process';
import { root } from './places.mjs';
import { track } from './stopping.mjs';

const isVerbose = () => Boolean(process.env.SEGUE_VERBOSE);

/**
 * @param {string} command @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, live?: boolean }} [options] `live` shows the output as it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = process.env, cwd = root, live = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const untrack = track(child);
    let output = '';
    const collect = (chunk) => {
      output += chunk;
      if (live || isVerbose()) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => {
      untrack();
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      untrack();
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

/** Runs npm itself: the one that started us when there is one. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm && /npm-cli\.[cm]?js$/.test(npm)
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, options);
}

/** Runs one of our own scripts with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);
