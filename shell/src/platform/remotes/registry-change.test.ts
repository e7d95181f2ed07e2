import { outdatedRemotes, registryToShow, rejectNewOrigins } from './registry-change';
import { legal, moduleOf, previousBuild, registryOf } from './registry.fixture';
import type { RemoteBuild, RemoteState } from './remote-state';

const running = (build: RemoteBuild): { legal: RemoteState } => ({
  legal: { status: 'ready', name: 'legal', build, attempt: 1, module: moduleOf({}), times: {} },
});
const healing = registryOf({ ...legal, previous: previousBuild });

test('a page that was healed to the older build keeps it until there is a newer release', () => {
  const shown = { registry: healing, states: running(previousBuild) };
  expect(outdatedRemotes({ ...healing, revision: 'r2' }, shown)).toEqual([]);
  const repaired = { ...legal, version: '1.2.0', container: 'legal_repaired', previous: legal };
  expect(outdatedRemotes(registryOf(repaired), shown)).toMatchObject([{ build: { version: '1.2.0' } }]);
});

test('a release with the running build and another fallback changes the entry at once', () => {
  const shown = { registry: registryOf(legal), states: running(legal) };
  expect(outdatedRemotes(healing, shown)).toEqual([]);
  expect(registryToShow(healing, shown)).toEqual(healing);
});

test('a remote whose retry waits takes the new entry', () => {
  const waiting: RemoteState = { status: 'loading', attempt: 2, inFlight: 0, stage: 'download' };
  const next = registryOf({ ...legal, container: 'legal_newer' });
  expect(registryToShow(next, { registry: registryOf(legal), states: { legal: waiting } })).toEqual(next);
});

test('a remote of an origin that the page did not start with is refused until a reload', () => {
  const moved = { ...legal, entry: 'https://cdn.example/legal/remoteEntry.js' };
  const { remotes, rejected, problems } = rejectNewOrigins(
    registryOf(moved),
    registryOf(legal),
    'https://segue.example',
  );
  expect(remotes).toEqual([]);
  expect(rejected).toMatchObject([{ name: 'legal', routes: legal.routes }]);
  expect(problems).toEqual([
    'legal 1.1.0 comes from https://cdn.example, which this page may load from after a reload.',
  ]);
});

test('a remote of an origin that the page has loaded from is taken', () => {
  const near = { ...legal, entry: 'https://cdn.example/legal/1.js' };
  const next = registryOf({ ...near, entry: 'https://cdn.example/legal/2.js' });
  expect(rejectNewOrigins(next, registryOf(near), 'https://segue.example')).toBe(next);
});
