// `npm run bench -- <name> [--rounds 5] [--strict]`: runs one benchmark, prints its rows and writes `reports/bench-<name>.json`.
// The exit code is 0 when it ran, and 1 when a goal is missed and `--strict` is set.
import { parseArgs } from 'node:util';
import { ensureTools } from '../tooling/start/install.mjs';
import { UserError } from '../tooling/start/log.mjs';
import { runMain } from '../tooling/start/processes.mjs';
import { report } from './report.mjs';

/** Each module exports `measure(options)`, which returns rows. */
const ROUNDS = { web: 5, api: 5, lighthouse: 3, handoff: 3 };
const WITH_TOOLS = ['api', 'lighthouse'];
const OPTIONS = { rounds: 'string', only: 'string', users: 'string', minutes: 'string', strict: 'boolean' };

runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (!Object.hasOwn(ROUNDS, name ?? ''))
    throw new UserError(`Name a benchmark: npm run bench -- ${Object.keys(ROUNDS).join(' | ')}`);
  const types = Object.entries(OPTIONS).map(([option, type]) => [option, { type }]);
  const { values } = parseArgs({ args, options: Object.fromEntries(types) });
  const rounds = Number(values.rounds ?? ROUNDS[name]);
  if (!(rounds >= 1)) throw new UserError('--rounds takes a number from 1 on.');
  if (WITH_TOOLS.includes(name)) await ensureTools('bench');
  const { measure } = await import(`./${name}.mjs`);
  const rows = await measure({ ...values, rounds });
  // A part must not replace the whole result in docs/performance.md.
  const part = values.only === undefined ? '' : '-part';
  const areMet = report(`bench-${values.users ? 'users' : name}${part}`, rows, { rounds });
  return values.strict && !areMet ? 1 : 0;
});
