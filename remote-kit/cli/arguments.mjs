// The command line of `segue-remote`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest } from '../build/read-build.mjs';
import { folderStore, httpStore } from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';

const USAGE = `segue-remote <command> …                        for the remote in this folder
npm run release -- <command> <remote|shell> …   in the repository of Segue, for any of them

  new <name>            writes a remote into this folder
  dev                   serves it from source in front of a running Segue: --segue http://127.0.0.1:4000 --port 4200
  test                  runs its tests, with the options of Jest
  build                 builds it into dist/
  doctor                says what is missing

  key                   prints the public part of your key, which is made when it is missing
                        --add <public key> --holder <who>, --remove <public key>: who else may release the remote
  claim                 asks the operator for the name of the remote
  publish               checks, builds and signs it; nobody sees it before it is promoted
  promote [version]     makes a published version live
  canary [version]      gives it to a share of the visitors: --share 10 [--abort-at 2%]; --stop ends it
  rollback [version]    returns to the version before, or to the named one
  status                what is live
  log                   every change of the channel
  prune                 (operator) removes the files of versions that no page uses: [--older-than 48h]
  init                  (operator) makes your key the operator's
  approve <name>        (operator) gives a claimed name to its team: [--budget 60], in KB compressed

  --to <folder or https address of the deployment>   RELEASE_TO by default; an address gets the token RELEASE_TOKEN
  --channel <name>      production by default
  --skip <reason>       publish without types, lint and tests
  --drops <path>        promote or canary although this route is gone
  --skip-gate           (operator) promote or canary without opening the screens of the version; needs --why
  --why <text>          goes to the log of the channel`;

/** `file`: has the command; `takes`: what may follow it. The version is that of remote.json where one is needed and none is named. */
const COMMANDS = {
  new: { file: './new.mjs', takes: ['name'] },
  dev: { file: './dev.mjs', takes: [] },
  build: { file: './build.mjs', takes: ['name'] },
  doctor: { file: './doctor.mjs', takes: [] },
  key: { file: './owners.mjs', takes: ['name?'] },
  init: { file: './owners.mjs', takes: [], store: true },
  claim: { file: './owners.mjs', takes: ['name'], store: true },
  approve: { file: './owners.mjs', takes: ['name'], store: true },
  publish: { file: './publish.mjs', takes: ['name'], store: true },
  promote: { file: './change.mjs', takes: ['name', 'version'], store: true, isVersioned: true },
  canary: { file: './change.mjs', takes: ['name', 'version'], store: true, isVersioned: true },
  rollback: { file: './change.mjs', takes: ['name', 'version'], store: true },
  status: { file: './status.mjs', takes: ['name?'], store: true },
  log: { file: './status.mjs', takes: ['name?'], store: true },
  prune: { file: './change.mjs', takes: [], store: true },
};

const OPTIONS = {
  to: { type: 'string' },
  channel: { type: 'string', default: 'production' },
  why: { type: 'string', default: '' },
  share: { type: 'string' },
  'abort-at': { type: 'string', default: '2%' },
  stop: { type: 'boolean', default: false },
  'older-than': { type: 'string', default: '48h' },
  'skip-gate': { type: 'boolean', default: false },
  skip: { type: 'string' },
  drops: { type: 'string', multiple: true, default: [] },
  budget: { type: 'string' },
  add: { type: 'string' },
  remove: { type: 'string' },
  holder: { type: 'string' },
  segue: { type: 'string', default: 'http://127.0.0.1:4000' },
  port: { type: 'string', default: '4200' },
};
const VERSION = /^\d+\.\d+\.\d+/;

/**
 * What a command is run with: `folder` of the remote, `checkout` when that is one of several in the repository of Segue.
 * @param {string[]} args @param {string} [home] the folder that the command runs in
 */
export function readArguments(args, home = process.cwd()) {
  // Jest reads its own.
  if (args[0] === 'test') return { file: './test.mjs', folder: home, args: args.slice(1) };
  const { values, positionals } = parsed(args);
  const [command = '', ...words] = positionals;
  const shape = COMMANDS[command];
  if (!shape) throw usageError(command ? `Unknown command: ${command}.` : 'Name a command.');
  const checkout = existsSync(join(home, 'remotes')) ? home : undefined;
  const own =
    !checkout && command !== 'new' && existsSync(join(home, 'remote.json')) ? readManifest(home) : {};
  const changesKeys = values.add !== undefined || values.remove !== undefined;
  const needsName = shape.takes.includes('name') || changesKeys;
  const isNamed = words[0] !== undefined && !VERSION.test(words[0]);
  const name = isNamed ? words.shift() : needsName ? own.name : undefined;
  const version = shape.takes.includes('version') ? words.shift() : undefined;
  const isExtra = isNamed && !shape.takes.some((word) => word.startsWith('name'));
  const extra = [...(isExtra ? [name] : []), ...words];
  if (extra.length > 0) throw usageError(`Not understood: ${extra.join(' ')}.`);
  if (needsName && !name) throw usageError(changesKeys ? 'Name the remote.' : `Name what to ${command}.`);
  const named = version ?? (shape.isVersioned && name === own.name && !values.stop ? own.version : undefined);
  if (shape.isVersioned && !named && !values.stop) throw usageError(`Name the version of ${name}.`);
  if (!/^[a-z][a-z0-9-]*$/.test(values.channel)) throw usageError(`${values.channel} is not a channel.`);
  if (values['skip-gate'] && !values.why) throw usageError('--skip-gate needs --why.');
  return {
    ...values,
    file: shape.file,
    command,
    name,
    version: named,
    checkout,
    folder: checkout && name ? join(checkout, name === 'shell' ? 'shell' : `remotes/${name}`) : home,
    by: operator(),
    target: values.to ?? process.env.RELEASE_TO,
    ...((shape.store || changesKeys) && { store: storeOf(values.to ?? process.env.RELEASE_TO, checkout) }),
  };
}

/** @param {string | undefined} target a folder or an address @param {string} [checkout] */
export function storeOf(target, checkout) {
  if (!target) throw usageError('Name the deployment with --to or RELEASE_TO.');
  if (/^https?:\/\//.test(target)) return httpStore(target, { token: process.env.RELEASE_TOKEN });
  // npm runs scripts in the root; a relative folder is relative to where the command was typed.
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), target);
  if (checkout && relative(join(checkout, 'dist'), folder) === '')
    throw new UserError(`${folder} is written by npm run build: release into another folder.`);
  return folderStore(folder, { onWait: console.log });
}

/** A percentage such as `10` or `2%`. @param {string | undefined} text @param {string} option */
export function percentOf(text, option) {
  const match = /^(\d+(?:\.\d+)?)%?$/.exec(text ?? '');
  if (!match) throw usageError(`--${option} takes a percentage, such as 10.`);
  return Number(match[1]);
}

/** Milliseconds of a time such as `48h` or `7d`. @param {string} text */
export function durationOf(text) {
  const match = /^(\d+)([hd])$/.exec(text);
  if (!match) throw usageError('--older-than takes hours or days, such as 48h or 7d.');
  return Number(match[1]) * (match[2] === 'h' ? 1 : 24) * 3_600_000;
}

/** Who claims a name: the log has it from then on. */
function operator({ RELEASE_BY, USER, USERNAME } = process.env) {
  const { stdout } = spawnSync('git', ['config', 'user.email'], { encoding: 'utf8' });
  return RELEASE_BY || stdout?.trim() || USER || USERNAME || 'unknown';
}

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw usageError(error.message);
  }
}

const usageError = (message) => new UserError(message, USAGE);
