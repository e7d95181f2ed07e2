// The command line of `npm run release`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../start/log.mjs';

const USAGE = `npm run release -- <command> … --to <folder or https address of the deployment>

  publish  <remote|shell>             builds it and writes releases/<name>/<version>; no channel changes
  promote  <remote|shell> <version>   makes a published version live
  canary   <remote> <version> --share 10 [--abort-at 2%]   gives it to 10% of the visitors
  canary   <remote> --stop            ends the canary
  rollback <remote|shell> [<version>] returns to the previous version, or to the named one
  matrix   [<remote> <version>]       opens every screen of every version in use, and of the named one
  prerender [<remote|shell>]          draws the first state of public screens where it is missing; the others do it by themselves
  status   [<remote|shell>] [--server https://…]   what is live, and how it does
  prune    [--older-than 48h]         removes files of versions that no page uses

  --to               RELEASE_TO by default; an address gets the token RELEASE_TOKEN
  --channel <name>   production by default
  --shell <folder>   for an address: the folder that its server reads, whose shell draws the pages
  --skip-gate        promote or canary without opening the screens of the version; needs --why
  --why <text>       goes to the log of the channel`;

/** Which commands take a name and a version. */
const COMMANDS = {
  publish: { name: 'required' },
  promote: { name: 'required', version: 'required' },
  canary: { name: 'required', version: 'optional' },
  rollback: { name: 'required', version: 'optional' },
  matrix: { name: 'optional', version: 'optional' },
  prerender: { name: 'optional' },
  status: { name: 'optional' },
  prune: {},
};

const OPTIONS = {
  to: { type: 'string' },
  channel: { type: 'string', default: 'production' },
  why: { type: 'string', default: '' },
  share: { type: 'string' },
  'abort-at': { type: 'string', default: '2%' },
  stop: { type: 'boolean', default: false },
  server: { type: 'string' },
  'older-than': { type: 'string', default: '48h' },
  shell: { type: 'string' },
  'skip-gate': { type: 'boolean', default: false },
};

/** Command, name, version and options; throws a UserError with the usage. @param {string[]} args */
export function readArguments(args) {
  const { values, positionals } = parsed(args);
  const [command = '', name, version, ...rest] = positionals;
  const shape = COMMANDS[command];
  if (!shape) throw usageError(command ? `Unknown command: ${command}.` : 'Name a command.');
  if (shape.name === 'required' && !name) throw usageError(`Name what to ${command}.`);
  if (shape.version === 'required' && !version) throw usageError(`Name the version of ${name}.`);
  const extra = [!shape.name && name, !shape.version && version, ...rest].filter(Boolean);
  if (extra.length > 0) throw usageError(`Not understood: ${extra.join(' ')}.`);
  const target = values.to ?? process.env.RELEASE_TO;
  if (!target) throw usageError('Name the deployment with --to or RELEASE_TO.');
  if (!/^[a-z][a-z0-9-]*$/.test(values.channel)) throw usageError(`${values.channel} is not a channel.`);
  if (values['skip-gate'] && !values.why) throw usageError('--skip-gate needs --why.');
  const to = /^https?:\/\//.test(target) ? target : resolve(typedIn(), target);
  const shellFrom = values.shell ?? process.env.RELEASE_SHELL;
  return {
    ...values,
    command,
    name,
    version,
    to,
    by: operator(),
    ...(shellFrom && { shellFrom: resolve(typedIn(), shellFrom) }),
  };
}

/** npm runs scripts in the root; a relative folder is relative to where the command was typed. */
const typedIn = () => process.env.INIT_CWD ?? process.cwd();

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

/** For the log of the channel. */
const operator = ({ RELEASE_BY, USER, USERNAME } = process.env) =>
  RELEASE_BY || USER || USERNAME || 'unknown';

function parsed(args) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw usageError(error.message);
  }
}

const usageError = (message) => new UserError(message, USAGE);
