// The command line of `segue-remote`.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { folderStore, httpStore } from '../releases/index.mjs';
import { readRemoteJson } from '../rspack/manifest.mjs';
import { UserError } from '../user-error.mjs';

const USAGE = `segue-remote <command> …                 for the remote in this folder
npm run release -- <command> <remote> …  in the repository of Segue, for any of them

  new <name>         writes a remote into this folder
  dev                serves it from source in front of a running Segue
  test               runs its tests, with the options of Jest
  build              builds it into dist/
  check [version]    opens its screens in a browser: what was built, or a published version

  publish            checks types, lint and tests, builds, and copies the build to the deployment; no page gets it yet
  promote [version]  checks a published version and makes it live
  rollback           returns to the version before
  status [remote]    what is live
  prune              removes old versions: --keep 5

  --to <folder or https address of the deployment>   RELEASE_TO by default; an address gets the token RELEASE_TOKEN
  --segue <address>  of a running Segue, http://127.0.0.1:4000 by default; --port 4200 for dev
  --skip <reason>    publish without types, lint and tests; promote without a browser`;

/** `takes`: what may follow the command; the version is that of remote.json where none is named. */
const COMMANDS = {
  new: { file: './new.mjs', takes: ['name'] },
  dev: { file: './dev.mjs', takes: [] },
  build: { file: './build.mjs', takes: ['name'] },
  check: { file: './check.mjs', takes: ['name', 'version'] },
  publish: { file: './publish.mjs', takes: ['name'], store: true },
  promote: { file: './promote.mjs', takes: ['name', 'version'], store: true },
  rollback: { file: './rollback.mjs', takes: ['name'], store: true },
  status: { file: './status.mjs', takes: ['name?'], store: true },
  prune: { file: './prune.mjs', takes: ['name'], store: true },
};

const OPTIONS = {
  to: { type: 'string' },
  skip: { type: 'string' },
  keep: { type: 'string', default: '5' },
  segue: { type: 'string', default: 'http://127.0.0.1:4000' },
  port: { type: 'string', default: '4200' },
};
const STARTS_LIKE_A_VERSION = /^\d/;

/**
 * What a command is run with: `folder` of the remote, `checkout` when that is one of several in the repository of Segue.
 * @param {string[]} args @param {string} [home] the folder that the command runs in
 */
export function readArguments(args, home = process.cwd()) {
  // Jest reads its own.
  if (args[0] === 'test') return { file: './test.mjs', folder: home, args: args.slice(1) };
  const { values, positionals } = parsed(args);
  const [command = '', ...words] = positionals;
  const { file, takes, store } = COMMANDS[command] ?? {};
  if (!file) throw usageError(command ? `Unknown command: ${command}.` : 'Name a command.');
  const checkout = existsSync(join(home, 'remotes')) ? home : undefined;
  const isAlone = !checkout && command !== 'new' && existsSync(join(home, 'remote.json'));
  const isNamed = takes.length > 0 && words[0] !== undefined && !STARTS_LIKE_A_VERSION.test(words[0]);
  const name = isNamed ? words.shift() : isAlone ? readRemoteJson(home).name : undefined;
  const version = takes.includes('version') ? words.shift() : undefined;
  if (words.length > 0) throw usageError(`Not understood: ${words.join(' ')}.`);
  if (takes.includes('name') && !name) throw usageError(`Name what to ${command}.`);
  const keep = Number(values.keep);
  if (!(Number.isInteger(keep) && keep >= 0))
    throw usageError('--keep takes a number of versions, such as 5.');
  const target = values.to ?? process.env.RELEASE_TO;
  return {
    ...values,
    ...{ file, command, name, version, checkout, keep },
    folder: checkout && name ? join(checkout, 'remotes', name) : home,
    ...((store || version) && storeOf(target, checkout)),
  };
}

/** @param {string | undefined} target a folder or an address @param {string} [checkout] */
function storeOf(target, checkout) {
  if (!target) throw usageError('Name the deployment with --to or RELEASE_TO.');
  if (/^https?:\/\//.test(target)) {
    return { store: httpStore(target, { token: process.env.RELEASE_TOKEN }), remotesUrl: target };
  }
  // npm runs scripts in the root; a relative folder is relative to where the command was typed.
  const deployment = resolve(process.env.INIT_CWD ?? process.cwd(), target);
  if (checkout && relative(join(checkout, 'dist'), deployment) === '')
    throw new UserError(`${deployment} is written by npm run build: release into another folder.`);
  return { store: folderStore(join(deployment, 'remotes')), deployment };
}

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw usageError(error.message);
  }
}

const usageError = (message) => new UserError(message, USAGE);
