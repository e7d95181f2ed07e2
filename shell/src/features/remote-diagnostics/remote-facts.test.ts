import type { Diagnostic } from '@segue/stores/ports';
import { legal, moduleOf, registryOf } from '../../platform/remotes/registry.fixture';
import type { RemoteState } from '../../platform/remotes';
import { remoteFacts } from './remote-facts';

type States = Parameters<typeof remoteFacts>[0]['states'];
const sources = (states: States = {}) => ({
  registry: registryOf(legal),
  states,
  diagnostics: [] as Diagnostic[],
  resources: [] as PerformanceResourceTiming[],
});
const [name, build] = ['legal', legal];

test('diagnostics: a remote that was not opened is shown with its live build', () => {
  expect(remoteFacts(sources())).toMatchObject([
    {
      name,
      version: legal.version,
      container: legal.container,
      state: 'Not loaded yet',
      stages: [],
      size: null,
    },
  ]);
});

test('diagnostics: the running build is shown, with the duration of each stage of its load', () => {
  const older = { ...build, version: '0.9.0', container: 'legal_old' };
  const times = { download: 120, start: 128.4, draw: 160 };
  const [facts] = remoteFacts(
    sources({
      legal: { status: 'ready', name, build: older, module: moduleOf({}), attempt: 2, times },
    }),
  );
  expect(facts).toMatchObject({ version: '0.9.0', container: 'legal_old', state: 'Running', attempts: 2 });
  expect(facts?.stages).toEqual([
    { stage: 'download', ms: 120 },
    { stage: 'start', ms: 8 },
    { stage: 'draw', ms: 32 },
  ]);
});

test.each<[RemoteState, string, boolean]>([
  [{ status: 'loading', stage: 'init', attempt: 1, inFlight: 1 }, 'Loading: init', false],
  [{ status: 'refused', kind: 'too-new' }, 'Refused: too-new', true],
])('diagnostics: the state %j is told as "%s"', (state, told, isFailed) => {
  expect(remoteFacts(sources({ legal: state }))).toMatchObject([{ state: told, isFailed }]);
});

test('diagnostics: the size is that of the last download, retries included', () => {
  const name = `${new URL(legal.entry, document.baseURI).href}?retry=2`;
  const timing = { name, encodedBodySize: 1000, decodedBodySize: 4000 } as PerformanceResourceTiming;
  const [facts] = remoteFacts({ ...sources(), resources: [timing] });
  expect(facts?.size).toEqual({ sent: 1000, unpacked: 4000 });
});

test('diagnostics: failures of a remote come newest first, those of other parts do not', () => {
  const failed = (area: string, message: string): Diagnostic => ({ at: '', level: 'error', area, message });
  const diagnostics = [failed(name, 'first'), failed('spotify', 'other'), failed(name, 'second')];
  expect(remoteFacts({ ...sources(), diagnostics })[0]?.failures).toEqual(['second', 'first']);
});

test('diagnostics: a rejected remote is listed with its reason', () => {
  const { routes, nav, widgets } = legal;
  const rejected = [{ name, routes, nav, widgets, reason: 'legal has no integrity hash.' }];
  const registry = { ...registryOf(), rejected };
  expect(
    remoteFacts({ ...sources({ legal: { status: 'refused', kind: 'invalid' } }), registry }),
  ).toMatchObject([{ name, isFailed: true, failures: ['legal has no integrity hash.'] }]);
});
