// `npm run bench:signin-flood`: guesses at passwords at a pace nobody can serve, while members use the rest. Prints what it
// measured, whatever it is, and fails when the goal is missed.
import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { say } from '../start/say.mjs';
import { spread, spreadHeader, spreadLine, tally } from './figures.mjs';
import { GOAL, missedGoals } from './flood-goal.mjs';
import { startFloodedServer } from './flooded-server.mjs';
import { onABuild } from './on-a-build.mjs';
import { sendPaced } from './paced.mjs';

const FLOOD_PER_SECOND = Number(process.env.FLOOD_PER_SECOND ?? 300);
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 60);
const QUIET_SECONDS = Math.min(10, SECONDS);
const MEMBERS_PER_SECOND = 40;
const UNLIMITED = '100000000';
const WITHOUT_LIMITS = {
  LIMIT_SIGN_INS_PER_NETWORK: UNLIMITED,
  LIMIT_SIGN_INS_PER_ADDRESS: UNLIMITED,
  LIMIT_SIGN_INS_PER_ADDRESS_A_DAY: UNLIMITED,
  LIMIT_ADDRESSES_PER_NETWORK_AN_HOUR: UNLIMITED,
};

/** From one network the limits answer; from everywhere at once only the hasher's gate stands between. */
const SCENARIOS = [
  { title: 'from one network, with the usual limits', limits: {} },
  {
    title: 'from everywhere, so that no limit of a network or an address helps',
    limits: WITHOUT_LIMITS,
  },
  {
    title: 'from everywhere, each with a made-up device, so that none is refused before it is looked at',
    limits: WITHOUT_LIMITS,
    hasDevice: true,
  },
];

/** What members do meanwhile. */
const memberCalls = ({ cookie }) => [
  { name: 'GET /api/playlists', method: 'GET', path: '/api/playlists', headers: { cookie } },
  { name: 'GET /api/auth/checkAuth', method: 'GET', path: '/api/auth/checkAuth', headers: { cookie } },
  { name: 'GET /api/track/favorite', method: 'GET', path: '/api/track/favorite', headers: { cookie } },
  {
    name: 'PUT /api/playback/volume',
    method: 'PUT',
    path: '/api/playback/volume',
    headers: { cookie },
    body: JSON.stringify({ newVolume: 0.4 }),
  },
  { name: 'GET /home', method: 'GET', path: '/home', headers: { accept: 'text/html' } },
  { name: 'GET /health', method: 'GET', path: '/health' },
];

function useTheRest(server, seconds) {
  const calls = server.members.map(memberCalls);
  return sendPaced(server.origin, {
    perSecond: MEMBERS_PER_SECOND,
    seconds,
    sockets: 64,
    next(index) {
      const own = calls[index % calls.length];
      return own[Math.floor(index / calls.length) % own.length];
    },
  });
}

function flood(server, hasDevice) {
  const plan = {
    origin: server.origin,
    perSecond: FLOOD_PER_SECOND,
    seconds: SECONDS,
    emails: server.members.map(({ email }) => email),
    hasDevice,
  };
  const sender = fileURLToPath(new URL('flood-sender.mjs', import.meta.url));
  const child = spawn(process.execPath, [sender, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part) => (output += part));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve(JSON.parse(output)) : reject(new Error(`The flood ended with code ${code}`)),
    );
  });
}

const load = () => loadavg()[0].toFixed(1);
const isFailure = ({ status }) => typeof status !== 'number' || status >= 400;

async function run({ title, limits, hasDevice = false }) {
  const server = await startFloodedServer(limits);
  try {
    say(`\n${FLOOD_PER_SECOND} sign-ins a second for ${SECONDS} s ${title}`);
    const before = load();
    const quiet = await useTheRest(server, QUIET_SECONDS);
    const [signIns, rest] = await Promise.all([flood(server, hasDevice), useTheRest(server, SECONDS)]);
    const after = load();
    const memory = server.memory();
    const failures = rest.filter(isFailure);
    const figures = spread(rest.map(({ ms }) => ms));
    say(spreadHeader);
    say(spreadLine('the rest before the flood', spread(quiet.map(({ ms }) => ms))));
    say(spreadLine('the rest during the flood', figures));
    for (const name of new Set(rest.map((outcome) => outcome.name))) {
      say(spreadLine(`  ${name}`, spread(rest.filter((one) => one.name === name).map(({ ms }) => ms))));
    }
    const byStatus = tally(signIns.map(([status]) => status));
    for (const status of Object.keys(byStatus)) {
      say(
        spreadLine(
          `sign-ins answered ${status}`,
          spread(signIns.filter(([own]) => String(own) === status).map(([, ms]) => ms)),
        ),
      );
    }
    say(
      `failures of the rest: ${failures.length}${failures.length ? ` ${JSON.stringify(tally(failures.map(({ status }) => status)))}` : ''}`,
    );
    if (memory) say(`memory of the server: ${memory.now} MB now, ${memory.highest} MB at its highest`);
    else say('memory of the server: this machine does not tell, so it is not judged');
    say(
      `load of the machine: ${before} before, ${after} after, on ${cpus().length} processors; the senders run on the same machine`,
    );
    const unanswered = signIns.filter(([status]) => typeof status !== 'number').length;
    const missed = missedGoals({
      p99: figures.p99,
      failures: failures.length,
      unanswered,
      memoryMb: memory?.highest ?? null,
    });
    say(
      `goal (p99 of the rest below ${GOAL.p99Ms} ms, no failure, every sign-in answered, server below ${GOAL.memoryMb} MB): ${missed.length === 0 ? 'met' : `MISSED: ${missed.join(', ')}`}`,
    );
    return missed.length === 0;
  } finally {
    await server.stop();
  }
}

await onABuild(async () => {
  const outcomes = [];
  for (const scenario of SCENARIOS) outcomes.push(await run(scenario));
  return outcomes.every(Boolean);
});
