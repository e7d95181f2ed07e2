// Executes the steps of a container file without a container engine: each stage is a folder that begins empty.
import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { log, logStep, UserError } from '../start/log.mjs';
import { at, root } from '../start/paths.mjs';
import { commandError, run } from '../start/processes.mjs';
import { commandOf } from './container-file.mjs';

/** The user `nobody`: it owns nothing, so the server can write only to what a step gave it. */
const OTHER_USER = 65_534;

/** Only root can run a process as another user. */
export const processUser = () =>
  process.getuid?.() === 0 ? { uid: OTHER_USER, gid: OTHER_USER } : /** @type {{}} */ ({});

/** This process's environment without settings of npm and of Segue. */
function cleanEnvironment() {
  const foreign = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_ENV$|SEGUE_|SOAK_)/i.test(name),
  );
  return Object.fromEntries(foreign);
}

/**
 * Executes every stage in a folder of its own. Returns the last one: its folder, environment and commands.
 * @param {import('./container-file.mjs').Stage[]} stages @param {string} folder an empty folder
 */
export async function executeStages(stages, folder) {
  /** @type {Map<string, string>} */
  const roots = new Map();
  let last;
  for (const [index, stage] of stages.entries()) {
    const name = stage.name ?? `stage ${index + 1}`;
    const stageRoot = join(folder, String(index));
    mkdirSync(stageRoot);
    roots.set(name, stageRoot);
    last = await executeStage(stage, stageRoot, roots);
  }
  if (!last) throw new UserError('The container file has no stage.');
  return last;
}

async function executeStage({ instructions }, stageRoot, roots) {
  const stage = { root: stageRoot, workdir: '/', env: {}, user: 'root', cmd: [''], healthcheck: [''] };
  const inside = (path) => join(stageRoot, isAbsolute(path) ? path : join(stage.workdir, path));
  for (const { name, flags, text } of instructions) {
    if (name === 'WORKDIR') mkdirSync(inside((stage.workdir = text)), { recursive: true });
    else if (name === 'ENV') {
      const [, key = '', value = ''] = /^(\w+)=(\S*)$/.exec(text) ?? [];
      stage.env[key] = isAbsolute(value) ? inside(value) : value;
    } else if (name === 'COPY') copy(text, flags, inside, roots);
    else if (name === 'RUN') await execute(text, inside('.'), stage.env);
    else if (name === 'USER') stage.user = text;
    else if (name === 'CMD') stage.cmd = commandOf(text);
    else if (name === 'HEALTHCHECK') stage.healthcheck = commandOf(text);
  }
  return { ...stage, directory: inside('.'), env: { ...cleanEnvironment(), ...stage.env } };
}

function copy(text, flags, inside, roots) {
  const [source = '', target = '', ...more] = text.split(/\s+/);
  if (more.length > 0) throw new UserError(`One source at a time: COPY ${text}`);
  if (flags.from === undefined) return copyContext(source, inside(target));
  const from = join(roots.get(flags.from) ?? '', source);
  if (!roots.has(flags.from) || !existsSync(from))
    throw new UserError(`There is no ${source} in ${flags.from}.`);
  mkdirSync(dirname(inside(target)), { recursive: true });
  cpSync(from, inside(target), { recursive: true, verbatimSymlinks: true });
  const { uid, gid } = /** @type {{ uid?: number, gid?: number }} */ (processUser());
  if (flags.chown !== undefined && uid !== undefined) chownAll(inside(target), uid, gid ?? uid);
  log(`  COPY ${text}`);
}

/** Copies what git knows or would add: not what .gitignore and .dockerignore both leave out. */
function copyContext(source, target) {
  if (source !== '.') throw new UserError(`Only the whole context is copied: COPY ${source}`);
  const list = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (list.status !== 0) throw new UserError('git could not list the files of this checkout.', list.stderr);
  const files = list.stdout.split('\0').filter((file) => file !== '' && existsSync(at(file)));
  for (const file of files) cpSync(at(file), join(target, file), { verbatimSymlinks: true });
  log(`  COPY . (${files.length} files)`);
}

async function execute(command, cwd, stageEnv) {
  await logStep(`RUN ${command}`, async () => {
    const env = { ...cleanEnvironment(), ...stageEnv };
    const { code, output } = await run('sh', ['-c', command], { cwd, env });
    if (code !== 0) throw commandError(`This step failed: ${command}`, output);
  });
}

function chownAll(path, uid, gid) {
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) chownAll(inner, uid, gid);
    else chownSync(inner, uid, gid);
  }
}
