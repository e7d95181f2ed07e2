import { readPublishedRegistry } from './canaries';
import { INTEGRITY, remoteEntry } from '../../testing/built-product';

const canary = {
  version: '1.1.0',
  container: 'legal_2',
  entry: '/releases/legal/1.1.0/remoteEntry.2.js',
  integrity: INTEGRITY,
  kernel: '^2.1.0',
  share: 10,
  salt: 'a1',
  abortAt: 20,
};
const legal = { ...remoteEntry('legal', ['/terms']), home: [{ widget: 'W', order: 1, access: 'anyone' }] };
const search = remoteEntry('search', ['/home']);
const publish = (...remotes: unknown[]) =>
  readPublishedRegistry(JSON.stringify({ schema: 1, revision: '7', remotes }));

const all = (registry: ReturnType<typeof publish>) => registry.canaries.map(({ id }) => id);

test('visitors of the share get the canary as current, the stable build with its routes as previous', () => {
  const registry = publish(
    { ...legal, canary: { ...canary, routes: [] }, previous: { version: '0.9.0' } },
    search,
  );
  const { share, salt, abortAt, ...build } = canary;
  const { name, ...previous } = legal;
  expect(registry.withCanaries(all(registry)).value).toEqual({
    schema: 1,
    revision: '7+legal@1.1.0',
    remotes: [{ ...legal, ...build, routes: [], previous }, search],
  });
});

test('a canary never gets the lazy file of the stable build', () => {
  const lazy = { entry: '/releases/legal/1.0.0/lazy.js', integrity: legal.integrity };
  const registry = publish({ ...legal, lazy, canary });
  const { remotes } = registry.withCanaries(all(registry)).value as { remotes: object[] };
  expect(remotes[0]).not.toHaveProperty('lazy');
  expect(remotes[0]).toMatchObject({ previous: { lazy } });
});

test.each([
  ['a share above 100', { ...canary, share: 101 }],
  ['no salt', { ...canary, salt: undefined }],
  ['no object', 'yes'],
])('a canary with %s is not handed out, and the remotes stay', (_, broken) => {
  const registry = publish({ ...legal, canary: broken }, search);
  expect(registry.canaries).toEqual([]);
  expect(registry.withCanaries([]).value).toMatchObject({ remotes: [legal, search] });
});

test('among 10,000 visitors the share is met within one point, for every salt', () => {
  const visitors = Array.from({ length: 10_000 }, (_, index) => index % 100);
  for (const share of [0, 1, 10, 33, 50, 99, 100]) {
    for (const salt of ['a', 'b', 'c']) {
      const [one] = publish({ ...legal, canary: { ...canary, share, salt } }).canaries;
      const percent = visitors.filter((bucket) => one?.includes(bucket)).length / 100;
      expect(Math.abs(percent - share)).toBeLessThanOrEqual(1);
    }
  }
});
