// Reads what changed since a commit, and the browser tests of this checkout.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REMOTES } from '../rspack/remotes.mjs';
import { UserError } from '../start/log.mjs';
import { at, readJson, root } from '../start/paths.mjs';
import { affectedBy, browserTestsOf, tracesOf } from './affected.mjs';

const JOURNEYS = 'e2e/src/journeys';

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);
}

/** Files that differ from the common ancestor with a commit, also those that are not committed. @param {string} since */
function changedFiles(since) {
  try {
    const [base] = git('merge-base', since, 'HEAD');
    return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    throw new UserError(`git knows no commit ${since} in this checkout.`);
  }
}

/** The text of a file with those of the files that it imports by a relative path. */
function textWithImports(path, seen = new Set()) {
  const file = [path, `${path}.ts`, join(path, 'index.ts')].find(
    (name) => name.endsWith('.ts') && existsSync(name),
  );
  if (!file || seen.has(file)) return '';
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, request]) => join(dirname(file), request));
  return [text, ...imports.map((name) => textWithImports(name, seen))].join('\n');
}

/** What a change since a commit affects; `tests` are browser tests, as paths. @param {string} since */
export function affectedSince(since) {
  const affected = affectedBy(changedFiles(since), REMOTES);
  if (!affected.remotes) return { ...affected, tests: [] };
  const traces = REMOTES.map((name) => [name, tracesOf(readJson(at('remotes', name, 'remote.json')))]);
  const tests = readdirSync(at(JOURNEYS)).map((file) => `${JOURNEYS}/${file}`);
  const texts = tests.map((file) => [file, textWithImports(at(file))]);
  const used = browserTestsOf(Object.fromEntries(texts), Object.fromEntries(traces), affected.remotes);
  return { ...affected, tests: affected.remotes.length > 0 ? used : [], left: tests.length - used.length };
}
