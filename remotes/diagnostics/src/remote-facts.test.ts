/** @jest-environment jest-fixed-jsdom */
import type { PageRemote } from '@segue/stores';
import { remoteFacts } from './remote-facts';

const legal: PageRemote = {
  name: 'legal',
  version: '1.1.0',
  container: 'legal_new',
  entry: '/releases/legal/1.1.0/remoteEntry.new.js',
  kernel: '^3.0.0',
  status: 'idle',
  detail: '',
  attempts: 0,
  times: {},
  failures: [],
};

test('diagnostics: the times at which stages ended are shown as the duration of each', () => {
  const [facts] = remoteFacts([{ ...legal, times: { download: 120, start: 128.4, draw: 160 } }], []);
  expect(facts?.stages).toEqual([
    { stage: 'download', ms: 120 },
    { stage: 'start', ms: 8 },
    { stage: 'draw', ms: 32 },
  ]);
});

test.each<[PageRemote['status'], string, string, boolean]>([
  ['idle', '', 'Not loaded yet', false],
  ['loading', 'init', 'Loading: init', false],
  ['ready', '', 'Running', false],
  ['failed', 'gone', 'Failed: gone', true],
  ['refused', 'too-new', 'Refused: too-new', true],
])('diagnostics: a remote that is %s %s is shown as "%s"', (status, detail, state, isFailed) => {
  expect(remoteFacts([{ ...legal, status, detail }], [])).toMatchObject([{ state, isFailed }]);
});

test('diagnostics: the size is that of the last download, retries included', () => {
  const name = `${new URL(legal.entry, document.baseURI).href}?retry=2`;
  const timing = { name, encodedBodySize: 1000, decodedBodySize: 4000 } as PerformanceResourceTiming;
  expect(remoteFacts([legal], [timing])[0]?.size).toEqual({ sent: 1000, unpacked: 4000 });
  expect(remoteFacts([{ ...legal, entry: '' }], [timing])[0]?.size).toBeNull();
});
