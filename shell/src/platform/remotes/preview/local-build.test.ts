/** @jest-environment jest-fixed-jsdom */
import { KERNEL_VERSION } from '@segue/federation';
import { allSettled, fork } from 'effector';
import { webcrypto } from 'node:crypto';
import { legal, previousBuild, registryOf } from '../registry.fixture';
import {
  $localBuild,
  $localBuildError,
  localBuildRequested,
  withLocalBuild,
  wireLocalBuild,
} from './local-build';

const url = 'http://127.0.0.1:5201/remoteEntry.js';
const SCRIPT = 'var legal_development;(()=>{legal_development={}})();';

/** A server on this machine that answers with this script; null refuses the connection. */
function serve(script: string | null) {
  const answer = { ok: true, arrayBuffer: async () => new TextEncoder().encode(script ?? '').buffer };
  const fetching = jest.fn(async () => {
    if (script === null) throw new TypeError('Failed to fetch');
    return answer as Response;
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetching);
  return fetching;
}
function allow(content: string) {
  document.head.innerHTML = `<meta name="segue-diagnostics" content="${content}">`;
}
beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no hashes.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

async function request(source = { remote: 'legal', url }) {
  const scope = fork();
  await allSettled(localBuildRequested, { scope, params: source });
  return scope;
}

test('local build: the container and the hash are read from the script, the address is kept for the tab', async () => {
  serve(SCRIPT);
  const scope = await request();
  expect(scope.getState($localBuild)).toMatchObject({ remote: 'legal', url, container: 'legal_development' });
  expect(scope.getState($localBuild)?.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  expect(JSON.parse(sessionStorage.getItem('segue/local-build') ?? '')).toEqual({ remote: 'legal', url });
});

test.each([
  'https://evil.example/remoteEntry.js',
  'http://127.0.0.1.evil.example/remoteEntry.js',
  'http://user@127.0.0.1/remoteEntry.js',
  '//127.0.0.1/remoteEntry.js',
  'javascript:alert(1)',
])('local build: the address %s is refused without a request', async (hostile) => {
  const fetching = serve(SCRIPT);
  const scope = await request({ remote: 'legal', url: hostile });
  expect(fetching).not.toHaveBeenCalled();
  expect(scope.getState($localBuild)).toBeNull();
  expect(scope.getState($localBuildError)).toContain('Use an address of this machine');
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['refuses the connection', null, 'Nothing could be read there.'],
  ['answers with a page', '<!doctype html>', "That isn't the script of a remote."],
])('local build: a server that %s is told in the form', async (_, script, sentence) => {
  serve(script);
  expect((await request()).getState($localBuildError)).toContain(sentence);
});

test('local build: it replaces one remote of the registry, without an older build to heal with', () => {
  const search = { ...legal, name: 'search' };
  const registry = registryOf({ ...legal, previous: previousBuild }, search);
  const local = { remote: 'legal', url, container: 'c', entry: `${url}?build=a`, integrity: legal.integrity };
  const [first, second] = withLocalBuild(registry, local).remotes;
  expect(first).toEqual({
    ...legal,
    version: 'local',
    container: 'c',
    entry: `${url}?build=a`,
    kernel: `^${KERNEL_VERSION}`,
  });
  expect(second).toEqual(search);
});

test.each([
  ['allow', JSON.stringify({ remote: 'legal', url }), 1],
  ['', JSON.stringify({ remote: 'legal', url }), 0],
  ['allow', '{', 0],
  ['allow', '[]', 0],
  ['allow', '{"remote":1}', 0],
])(
  'local build: with the meta content "%s" the kept text %s causes %i requests',
  (content, text, requests) => {
    allow(content);
    sessionStorage.setItem('segue/local-build', text);
    const fetching = serve(SCRIPT);
    wireLocalBuild(fork());
    expect(fetching).toHaveBeenCalledTimes(requests);
  },
);
