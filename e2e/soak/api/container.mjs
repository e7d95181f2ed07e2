// Executes deploy/Dockerfile in empty folders, starts the server that its last stage holds as a user that owns nothing but the
// data folder, and asks it what a proxy would: behind https, with the sandbox as provider.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseContainerFile } from '../../../tooling/deploy/container-file.mjs';
import { executeStages, processUser } from '../../../tooling/deploy/container-steps.mjs';
import { hasBuiltInSqlite } from '../../../tooling/start/install.mjs';
import { log, secondsSince, UserError } from '../../../tooling/start/log.mjs';
import { at } from '../../../tooling/start/paths.mjs';
import { findPortPair } from '../../../tooling/start/ports.mjs';
import { startServer } from '../../../tooling/start/processes.mjs';
import { settingsFrom } from '../../../tooling/start/settings.mjs';
import { createPostgres } from './postgres.mjs';

const HOST_NAME = 'segue.example';
const READY_WITHIN_MS = 30_000;
const PROXIED = { host: HOST_NAME, 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' };

/** Prints the figures; false when a step or an answer is wrong. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'segue-container-'));
  // The server runs as another user, who must reach it.
  chmodSync(folder, 0o755);
  let postgres;
  try {
    const stages = parseContainerFile(readFileSync(at('deploy/Dockerfile'), 'utf8'));
    const container = await executeStages(stages, folder);
    // The image's Node has SQLite built in. On an older Node the server needs PostgreSQL, as in compose.yaml.
    if (!hasBuiltInSqlite(process.version)) postgres = await createPostgres();
    const megabytes = spawnSync('du', ['-sm', container.root], { encoding: 'utf8' }).stdout.split('\t')[0];
    log(`  the last stage has ${megabytes} MB beside its base image and runs as ${container.user}`);
    if (container.user === 'root') throw new UserError('The container runs as root.');
    return await runServer(container, postgres?.url);
  } finally {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runServer(container, databaseUrl) {
  const port = await findPortPair(Number(process.env.SOAK_PORT) || 4700);
  const { apiEnv, sandboxEnv, sandboxPort } = settingsFrom({
    ...container.env,
    PORT: String(port),
    SANDBOX_PORT: '',
    HOST: '127.0.0.1',
    PUBLIC_URL: `https://${HOST_NAME}`,
    TRUSTED_PROXIES: '127.0.0.1',
    SEGUE_SECRET_KEY: 'a stand-in key for this run, 32 characters',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const sandbox = startServer({
    title: 'The sandbox',
    entry: 'provider-sandbox/dist/main.js',
    url: `http://127.0.0.1:${sandboxPort}/`,
    env: sandboxEnv,
  });
  await sandbox.ready;
  const started = performance.now();
  const [command, ...args] = container.cmd;
  const server = spawn(command, args, { cwd: container.directory, env: apiEnv, ...processUser() });
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  try {
    await untilReady(port, server, () => output);
    log(
      `  the server answered ${secondsSince(started)} after its start (${databaseUrl ? 'PostgreSQL' : 'SQLite'})`,
    );
    const wrong = [...(await wrongAnswers(port)), ...wrongHealth(container, apiEnv)];
    for (const line of wrong) log(`✗ ${line}`);
    if (wrong.length > 0) log(output.slice(-4000));
    else log('✓ probe, page, script and search answer as behind a proxy');
    return wrong.length === 0;
  } finally {
    await stop(server);
    process.off('exit', kill);
    await sandbox.stop();
  }
}

/** The first questions of a visitor's browser; the sentences about wrong answers. */
async function wrongAnswers(port) {
  const home = await request(port, '/home', { ...PROXIED, accept: 'text/html' });
  const script = /<script[^>]+src="(\/[^"]+)"/.exec(home.body)?.[1] ?? '/no-script-in-the-page';
  const search = await request(port, '/api/search/harbour/spotify/20/0', PROXIED);
  const expected = {
    'GET /home answers 200': home.status === 200,
    [`GET ${script} answers 200`]: (await request(port, script, PROXIED)).status === 200,
    'a search answers tracks': search.status === 200 && JSON.parse(search.body).queryData.length > 0,
  };
  return Object.entries(expected).flatMap(([sentence, isTrue]) => (isTrue ? [] : [`not so: ${sentence}`]));
}

/** Runs the image's own health check. */
function wrongHealth({ healthcheck: [command, ...args], directory }, env) {
  const { status } = spawnSync(command, args, { cwd: directory, env, ...processUser() });
  return status === 0 ? [] : [`HEALTHCHECK ends with ${status}`];
}

/** `fetch` sets the Host header itself. */
function request(port, path, headers) {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', reject);
  });
}

async function untilReady(port, server, output) {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await request(port, '/readyz', {}).catch(() => undefined);
    if (answer?.status === 200) return;
    if (hasEnded(server) || performance.now() > deadline) {
      throw new UserError('The server of the last stage does not answer.', output());
    }
    await delay(40);
  }
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

function stop(server) {
  if (hasEnded(server)) return undefined;
  return new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}
