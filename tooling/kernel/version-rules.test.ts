import fc from 'fast-check';
import {
  compareVersions,
  demandsOf,
  nextVersion,
  releasedSurface,
  stepBetween,
  stepOf,
  surfaceOf,
  unmetDemands,
} from './version-rules.mjs';

const isShared = (entry: string) => entry !== '@segue/ui';
const name = (type: string, uses: string[] = []) => ({ type, uses });

const atRelease = {
  vendors: { react: '19.3.1' },
  entries: {
    '@segue/contract': { Track: name('t1') },
    '@segue/stores': { $queue: name('q1', ['@segue/contract Track']), $volume: name('v1') },
    '@segue/ui': { Button: name('b1') },
    effector: { sample: {} },
    messages: { 'queue/add': name('m1') },
  },
};
const NOTHING = { version: '0.0.0', vendors: {}, entries: {} };
const released = surfaceOf(NOTHING, atRelease, '2.0.0');

type Present = typeof atRelease;
const remove = Reflect.deleteProperty;
const add = ({ entries }: Present, entry: keyof Present['entries'], added: string) =>
  Object.assign(entries[entry], { [added]: name('new') });
const changed = (change: (surface: Present) => unknown): Present => {
  const present = structuredClone(atRelease);
  change(present);
  return present;
};
const demand = (present: Present, recorded = released) =>
  demandsOf(released, present, { isShared, recorded }).map(({ step, sentence }) => `${step}: ${sentence}`);

test('an unchanged surface demands no step', () => {
  expect(demand(atRelease)).toEqual([]);
  expect(stepOf([])).toBe('none');
});

test.each<[string, (surface: Present) => unknown]>([
  ['minor: @segue/stores: $device was added', (now) => add(now, '@segue/stores', '$device')],
  ['minor: effector: withRegion was added', (now) => add(now, 'effector', 'withRegion')],
  ['minor: messages: queue/sort was added', (now) => add(now, 'messages', 'queue/sort')],
  ['minor: @segue/ui: the type of Button was changed', (now) => add(now, '@segue/ui', 'Button')],
  ['major: @segue/stores: the type of $volume was changed', (now) => add(now, '@segue/stores', '$volume')],
  ['major: @segue/stores: $volume was removed', (now) => remove(now.entries['@segue/stores'], '$volume')],
  ['major: messages: queue/add was removed', (now) => remove(now.entries, 'messages')],
  ['minor: @segue/ui: Button was removed', (now) => remove(now.entries['@segue/ui'], 'Button')],
  ['major: react went from 19.3.1 to 20.0.0', (now) => (now.vendors.react = '20.0.0')],
  ['minor: react went from 19.3.1 to 19.4.0', (now) => (now.vendors.react = '19.4.0')],
  ['patch: react went from 19.3.1 to 19.3.2', (now) => (now.vendors.react = '19.3.2')],
  ['major: react is no longer shared', (now) => remove(now.vendors, 'react')],
])('a change demands its step: %s', (expected, change) => {
  expect(demand(changed(change))).toEqual([expected]);
});

test.each([
  ['minor', ['2.0.0', '2.0.1'], ['2.1.0', '3.0.0']],
  ['major', ['2.0.0', '2.0.1', '2.1.0'], ['3.0.0']],
  ['patch', ['2.0.0'], ['2.0.1', '2.1.0', '3.0.0']],
] as const)('a %s step is met by the same or a larger one', (step, tooSmall, enough) => {
  const demands = [{ step, sentence: 'It changed' }];
  for (const version of tooSmall) {
    expect(unmetDemands(released, version, demands)).toEqual([
      `It changed: kernel 2.0.0 → ${version} is no ${step} step.`,
    ]);
  }
  for (const version of enough) expect(unmetDemands(released, version, demands)).toEqual([]);
});

describe('a changed type that was accepted', () => {
  const sinceOf = ({ '@segue/contract': contract, '@segue/stores': stores }: typeof released.entries) =>
    [contract?.Track, stores?.$queue, stores?.$volume].map((one) => one?.since);
  const present = changed(({ entries }) => void (entries['@segue/contract'].Track = name('t2')));
  const accepted = (fields: object) => {
    const recorded = structuredClone(released);
    recorded.entries['@segue/contract']!.Track = {
      since: '2.0.0',
      type: 't2',
      compatible: 'A field was added.',
      ...fields,
    };
    return recorded;
  };

  test('demands a minor step only, while the type is the accepted one', () => {
    expect(demand(present, accepted({}))).toEqual(['minor: @segue/contract: the type of Track was changed']);
    expect(demand(present, accepted({ type: 'other' }))[0]).toMatch(/^major/);
  });

  test('is needed by new remotes from its version on, with every name whose type mentions it', () => {
    const { entries } = surfaceOf(released, present, '2.1.0', accepted({}));
    expect(sinceOf(entries)).toEqual(['2.1.0', '2.1.0', '2.0.0']);
    // What is optional is not needed.
    const optional = surfaceOf(released, present, '2.1.0', accepted({ optional: true }));
    expect(sinceOf(optional.entries)).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  });

  test('loses its reason with the release', () => {
    const surface = surfaceOf(released, present, '2.1.0', accepted({}));
    expect(surface.entries['@segue/contract']?.Track).toHaveProperty('compatible');
    expect(releasedSurface(surface).entries['@segue/contract']?.Track).toEqual({
      since: '2.1.0',
      type: 't2',
    });
  });
});

test('a name and a vendor get the version that first has them as `since`', () => {
  const present = changed((surface) => {
    Object.assign(surface.entries['@segue/stores'], { $device: name('d1', ['@segue/stores $device']) });
    surface.vendors.react = '19.4.0';
  });
  const { entries, vendors } = surfaceOf(released, present, '2.1.0');
  expect(entries['@segue/stores']?.$device).toEqual({ since: '2.1.0', type: 'd1' });
  expect(entries['@segue/stores']?.$queue?.since).toBe('2.0.0');
  expect(vendors.react).toEqual({ version: '19.4.0', since: '2.1.0' });
});

test('versions: the next one is later by exactly its step', () => {
  const part = fc.nat(50);
  fc.assert(
    fc.property(part, part, part, fc.constantFrom('patch', 'minor', 'major'), (major, minor, patch, step) => {
      const version = `${major}.${minor}.${patch}`;
      const next = nextVersion(version, step);
      expect(stepBetween(version, next)).toBe(step);
      expect(compareVersions(next, version)).toBeGreaterThan(0);
    }),
  );
});
