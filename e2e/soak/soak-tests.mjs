// Every soak test: what it shows, with which figures, how many minutes it takes on two cores, and how it is run.
import { report } from '../../bench/report.mjs';
import { ensureChromium } from '../../tooling/start/chromium.mjs';
import { ensureTools } from '../../tooling/start/install.mjs';
import { TSC } from '../../tooling/start/paths.mjs';
import { createPostgres } from './api/postgres.mjs';
import { runBadReleases } from './bad-releases/run.mjs';
import { runLive } from './run-live.mjs';

const env = (name, standard) => ({ [name]: process.env[name] ?? standard });

const JEST = ['node_modules/jest/bin/jest.js', '--passWithNoTests=false'];

/** Tests of Jest with larger numbers. A pattern without a test file fails. */
const jest =
  (pattern, settings = {}) =>
  () =>
    runLive([...JEST, '--runInBand', pattern], { SEGUE_SOAK: '1', ...settings });

const playwright =
  (patterns, { config = 'e2e/soak/playwright.config.ts', settings = {} } = {}) =>
  () =>
    runLive(['node_modules/@playwright/test/cli.js', 'test', '-c', config, ...patterns], settings);

/** A module of `api/` whose `run` returns rows of limits and measurements. */
const apiTest = (name) => async () => report(`soak-${name}`, await (await import(`./api/${name}.mjs`)).run());

/** A module of `remotes/` that exports `run`. */
const remotesTest = (name) => async () => (await import(`./remotes/${name}.mjs`)).run();

/** @type {Record<string, { about: string, minutes: number, run: (args: string[]) => Promise<boolean> }>} */
export const SOAK_TESTS = {
  sweeps: {
    about: 'The tests that `npm test` leaves out: `*.soak.test.ts` and `@soak`',
    minutes: 20,
    async run(patterns) {
      const settings = { SEGUE_SOAK: '1', CHROMIUM_PATH: await ensureChromium() };
      const json = ['--json', '--outputFile=reports/jest-soak.json'];
      const files = patterns.length > 0 ? patterns : ['\\.soak\\.test', 'deployment-processes'];
      const units = await runLive([...JEST, ...json, ...files], settings);
      const browser = await playwright(patterns, { config: 'e2e/playwright.config.ts', settings })();
      return units && browser;
    },
  },
  'queue-model': {
    about: 'Property test: 100,000 random programs of queue commands (QUEUE_PROGRAMS) against a naive model',
    minutes: 3,
    run: jest('queue-programs', env('QUEUE_PROGRAMS', '100000')),
  },
  'same-song': {
    about: 'Prints precision and recall of the song matcher on its labelled pairs, and its mistakes',
    minutes: 1,
    run: jest('tracks/src/same-song', { PRINT_PAIRS: '1' }),
  },
  interleavings: {
    about: 'Property test: 100,000 interleavings (INTERLEAVINGS) of searches, pages and late responses',
    minutes: 10,
    run: jest('interleavings', env('INTERLEAVINGS', '100000')),
  },
  uploads: {
    about: '500 malformed covers (MALFORMED_COVERS): the server keeps running, no original byte is stored',
    minutes: 1,
    run: jest('malformed-covers', env('MALFORMED_COVERS', '500')),
  },
  races: {
    about: '1,000 rounds (SOAK_ROUNDS): parallel uses of an expired token, parallel links of one identity',
    minutes: 9,
    run: jest('refresh-lease|account-linking', env('SOAK_ROUNDS', '1000')),
  },
  crash: {
    about:
      '1,000 kills (CRASH_CYCLES) under 24 writers: no acknowledged change is lost; CRASH_DATABASE=postgres',
    minutes: 24,
    run: apiTest('crash'),
  },
  backup: {
    about: '20 backups under writers (SOAK_ROUNDS) and the move to PostgreSQL: nothing is lost',
    minutes: 3,
    run: apiTest('backup'),
  },
  fuzz: {
    about: '20,000 hostile requests (FUZZ_REQUESTS, FUZZ_SEED, FUZZ_DATABASE=postgres): no 500, hang or leak',
    minutes: 1,
    run: apiTest('fuzz'),
  },
  overload: {
    about:
      'Five times the capacity (OVERLOAD_TIMES), then 300 sign-ins a second (FLOOD_PER_SECOND): all answered',
    minutes: 2,
    async run() {
      await ensureTools('bench');
      return apiTest('overload')();
    },
  },
  postgres: {
    about: "The API's tests, or those named after it, on a temporary PostgreSQL",
    minutes: 3,
    async run(names) {
      const postgres = await createPostgres();
      const files = names.length > 0 ? names : ['api/src', 'providers/.*/server'];
      try {
        return await runLive([...JEST, ...files], { TEST_DATABASE_URL: postgres.url });
      } finally {
        await postgres.remove();
      }
    },
  },
  'music-server': {
    about: 'Conformance suite and adapter against a real Supysonic: away, slow, restarted during a song',
    minutes: 2,
    run: apiTest('music-server'),
  },
  'public-clients': {
    about:
      'Public client libraries of both services, unchanged, against the sandbox: in Node and in a browser',
    minutes: 1,
    async run() {
      const folders = ['provider-sandbox/public-clients', 'e2e/soak/public-clients'];
      for (const folder of folders) {
        await ensureTools(folder);
        if (!(await runLive([TSC, '-p', folder]))) return false;
      }
      const inNode = await runLive([JEST[0], '--config', 'e2e/soak/public-clients/jest.config.mjs']);
      return (await playwright(['public-clients'])()) && inNode;
    },
  },
  'open-id': {
    about: 'Sign-in with OpenID Connect at oidc-provider, a certified issuer that is not ours',
    minutes: 1,
    async run() {
      await ensureTools('e2e/soak/open-id');
      return playwright(['open-id'])();
    },
  },
  'random-user': {
    about:
      '1,000 random user actions with faults (RANDOM_USER_STEPS, RANDOM_USER_SEED): bar, queue, sound agree',
    minutes: 20,
    run: playwright(['random-user']),
  },
  'queue-order': {
    about: '30 short tracks (SOAK_TRACKS), visible and hidden tab: nothing skipped, never two sounds',
    minutes: 31,
    run: playwright(['queue-order']),
  },
  players: {
    about: 'Every fault of the players in a real browser',
    minutes: 10,
    run: playwright(['player-']),
  },
  'bad-releases': {
    about:
      '31 bad releases and a good one: what refuses each, or why it is harmless (part of a name limits it)',
    minutes: 12,
    run: runBadReleases,
  },
  'remote-faults': {
    about: 'Every fault of a remote, in all remotes at once (--shard 1/3 or -g <row> limits it)',
    minutes: 15,
    run: (args) => playwright(['remote-faults', '--fully-parallel', ...args])(),
  },
  'deploy-skew': {
    about: 'Pages of build N with N+2 live and N deleted, and of two kernels: every screen works, no reload',
    minutes: 4,
    run: (args) => playwright(['deploy-skew', ...args])(),
  },
  mutations: {
    about: 'Mutation test of the code that protects accounts; file patterns after it limit it',
    minutes: 60,
    async run(files) {
      const folder = 'e2e/soak/mutations';
      await ensureTools(folder);
      return runLive([
        `${folder}/node_modules/@stryker-mutator/core/bin/stryker.js`,
        'run',
        `${folder}/stryker.config.mjs`,
        ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
      ]);
    },
  },
  'sixth-remote': {
    about: 'Follows docs/how-to/add-a-remote.md in a clone: a sixth remote is on screen, no server restarts',
    minutes: 3,
    run: remotesTest('sixth-remote'),
  },
  'other-repository': {
    about:
      'Follows docs/how-to/remotes-in-another-repository.md: its remote is on screen, no server restarts',
    minutes: 3,
    run: remotesTest('other-repository'),
  },
  screens: {
    about:
      'Takes the pictures in docs/screens; fails on axe violations in either theme and sideways scrolling',
    minutes: 5,
    run: playwright(['screens']),
  },
};
