import type { Registry } from '@segue/federation';
import { $pageRemotes, diagnosticReported } from '@segue/stores';
import { allSettled, fork } from 'effector';
import { $registry, $remotes } from './model';
import { wirePageRemotes } from './page-remotes';
import { legal, loadError, moduleOf, previousBuild, registryOf } from './registry.fixture';
import type { RemoteState, RemoteStates } from './remote-state';

/** What is reported of the first remote. */
async function reported(
  states: RemoteStates,
  registry: Registry = registryOf(legal),
  failures: string[] = [],
) {
  const scope = fork({
    values: [
      [$registry, registry],
      [$remotes, states],
    ],
  });
  const stop = wirePageRemotes(scope);
  for (const text of failures) {
    const [area = '', message = ''] = text.split(': ');
    await allSettled(diagnosticReported, { scope, params: { area, message } });
  }
  stop();
  const page = scope.getState($pageRemotes);
  expect(page).toMatchObject({ channel: 'production', revision: 'r1' });
  return page?.remotes[0];
}

const request = { name: 'legal', build: legal, attempt: 2 };
const times = { download: 120 };

test('diagnostics: a running build is reported in place of the live one', async () => {
  const running = { ...request, build: previousBuild, module: moduleOf({}), times };
  const { version, container } = previousBuild;
  const state: RemoteState = { status: 'ready', ...running };
  expect(await reported({ legal: state })).toMatchObject({ version, container, status: 'ready', times });
});

test.each<[RemoteState, string, number]>([
  [{ status: 'loading', stage: 'init', attempt: 1, inFlight: 1 }, 'init', 1],
  [{ status: 'failed', kind: 'gone', attempts: 3, request, error: loadError('gone') }, 'gone', 3],
  [{ status: 'refused', kind: 'too-new' }, 'too-new', 0],
])('diagnostics: the state %j is reported as %s', async (state, detail, attempts) => {
  expect(await reported({ legal: state })).toMatchObject({ status: state.status, detail, attempts });
});

test('diagnostics: a rejected remote is reported with its reason', async () => {
  const { name, routes, nav, widgets } = legal;
  const rejected = [{ name, routes, nav, widgets, reason: 'legal has no integrity hash.' }];
  expect(
    await reported({ legal: { status: 'refused', kind: 'invalid' } }, { ...registryOf(), rejected }),
  ).toMatchObject({ name, entry: '', status: 'refused', failures: ['legal has no integrity hash.'] });
});
