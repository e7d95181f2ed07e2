import { changesBetween, nextVersion } from './changes.mjs';

const before = {
  vendors: { react: '19.3.1' },
  '@segue/kernel/state': { $volume: 'v1' },
  '@segue/ui': { Button: 'b1' },
  effector: { sample: '' },
  messages: { 'queue/add': 'm1' },
};
type Surface = typeof before;

const changesAfter = (change: (surface: Surface) => unknown) => {
  const now = structuredClone(before);
  change(now);
  return changesBetween(before, now, (entry) => entry !== '@segue/ui');
};
const remove = Reflect.deleteProperty;

test.each<[string, string, (surface: Surface) => unknown]>([
  [
    'minor',
    '@segue/kernel/state: $device was added',
    (now) => Object.assign(now['@segue/kernel/state'], { $device: 'd1' }),
  ],
  ['major', '@segue/kernel/state: $volume was changed', (now) => (now['@segue/kernel/state'].$volume = 'v2')],
  [
    'major',
    '@segue/kernel/state: $volume was removed',
    (now) => remove(now['@segue/kernel/state'], '$volume'),
  ],
  ['major', 'messages: queue/add was removed', (now) => remove(now, 'messages')],
  ['minor', '@segue/ui: Button was changed', (now) => (now['@segue/ui'].Button = 'b2')],
  ['minor', '@segue/ui: Button was removed', (now) => remove(now['@segue/ui'], 'Button')],
  ['major', 'vendors: react was changed', (now) => (now.vendors.react = '20.0.0')],
  ['minor', 'vendors: react was changed', (now) => (now.vendors.react = '19.4.0')],
  ['major', 'vendors: react was removed', (now) => remove(now.vendors, 'react')],
])('kernel: %s step when %s', (step, sentence, change) => {
  expect(changesAfter(change)).toEqual([expect.objectContaining({ step, sentence })]);
});

test('kernel: a changed type may be called compatible, a removed name may not', () => {
  const least = (change: (surface: Surface) => unknown) => changesAfter(change).map((one) => one.least);
  expect(least((now) => (now['@segue/kernel/state'].$volume = 'v2'))).toEqual(['minor']);
  expect(least((now) => remove(now['@segue/kernel/state'], '$volume'))).toEqual(['major']);
});

test('kernel: the next version is one step later', () => {
  const steps = ['patch', 'minor', 'major'];
  expect(steps.map((step) => nextVersion('3.1.4', step))).toEqual(['3.1.5', '3.2.0', '4.0.0']);
});
