// The embedded database: compiled once on Node versions that carry none of their own.
import { accessSync, constants, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasBuiltInSqlite } from './node-version.mjs';
import { at } from './places.mjs';
import { runNode, runNpm } from './run.mjs';
import { failureOf, step, Stop } from './say.mjs';

const COMPILERS = ['g++', 'c++', 'clang++'];
const PYTHONS = ['python3', 'python'];

/** @param {string} name @param {string} path the PATH to look in */
export function isOnPath(name, path) {
  return path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return folder !== '';
    } catch {
      return false;
    }
  });
}

/**
 * The sentence for a machine that cannot compile, or nothing.
 * @param {(name: string) => boolean} has
 */
export function compilerComplaint(has) {
  const missing = [
    ...(COMPILERS.some(has) ? [] : ['a C++ compiler']),
    ...(has('make') ? [] : ['make']),
    ...(PYTHONS.some(has) ? [] : ['Python 3']),
  ];
  if (missing.length === 0) return undefined;
  return (
    `The embedded database must be compiled on Node ${process.versions.node}, and ${listOf(missing)} ` +
    `${missing.length > 1 ? 'are' : 'is'} missing: install it (Debian and Ubuntu: apt-get install build-essential python3) ` +
    'or use Node 22.16 or newer, which needs no compiler.'
  );
}

const listOf = (names) => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

// In a process of its own: a binary made for another Node may end the process that loads it.
async function databaseLoads() {
  if (!existsSync(at('node_modules/better-sqlite3/build/Release/better_sqlite3.node'))) return false;
  const { code } = await runNode(['-e', "new (require('better-sqlite3'))(':memory:').close()"], {
    cwd: at('api'),
  });
  return code === 0;
}

/** Compiles better-sqlite3 unless it loads or Node has its own SQLite. */
export async function ensureDatabase() {
  if (hasBuiltInSqlite(process.version) || (await databaseLoads())) return;
  const complaint = compilerComplaint(
    (name) => isOnPath(name, process.env.PATH ?? '') || (name === COMPILERS[0] && Boolean(process.env.CXX)),
  );
  if (complaint) throw new Stop(complaint);
  await step('Compiling the embedded database (about a minute, once)', async () => {
    const { output } = await runNpm(
      ['rebuild', 'better-sqlite3', '--ignore-scripts=false', '--build-from-source', '--foreground-scripts'],
      { env: { ...process.env, npm_config_jobs: 'max', JOBS: 'max' } },
    );
    if (await databaseLoads()) return;
    mkdirSync(at('.cache'), { recursive: true });
    writeFileSync(at('.cache/better-sqlite3.log'), output);
    throw failureOf(
      'The embedded database could not be compiled (full output in .cache/better-sqlite3.log): ' +
        'install a C++ compiler, make and Python 3 (Debian and Ubuntu: apt-get install build-essential python3) ' +
        'or use Node 22.16 or newer, which needs no compiler.',
      output,
      12,
    );
  });
}
