import { needsOf } from './needs-of-names.mjs';

const surface = {
  version: '2.3.0',
  vendors: { react: { since: '2.0.0' }, effector: { since: '2.1.0' } },
  entries: {
    '@segue/stores': { $queue: { since: '2.0.0' }, $device: { since: '2.2.0' } },
    '@segue/event-bus': { send: { since: '2.0.0' } },
    effector: { sample: { since: '2.0.0' } },
    messages: { 'queue/add': { since: '2.0.0' }, 'queue/sort': { since: '2.3.0' } },
  },
};

test.each([
  ['nothing', {}, [], '^2.0.0'],
  ['names of the first release', { '@segue/stores': ['$queue'] }, [], '^2.0.0'],
  ['one newer name', { '@segue/stores': ['$device', '$queue'] }, [], '^2.2.0'],
  ['a vendor that was updated later', { effector: ['sample'] }, [], '^2.1.0'],
  ['a newer message', { '@segue/event-bus': ['send'] }, ['queue/add', 'queue/sort'], '^2.3.0'],
  ['a vendor that is shared as a whole', { 'react/jsx-runtime': ['jsx'] }, [], '^2.0.0'],
])('a remote that takes %s needs the kernel that first has it', (_, names, messages, kernel) => {
  const { needs, faults } = needsOf(names, surface, messages);
  expect([needs.kernel, faults]).toEqual([kernel, []]);
});

test('the names of the kernel are listed, those of whole vendors are not', () => {
  const names = { '@segue/stores': ['$queue'], '@segue/event-bus': ['send'], react: ['useState'] };
  expect(needsOf(names, surface, ['queue/add']).needs.names).toEqual({
    '@segue/stores': ['$queue'],
    '@segue/event-bus': ['send'],
    messages: ['queue/add'],
  });
});

test.each([
  ['a name that the kernel lacks', { '@segue/stores': ['$volume'] }, '@segue/stores has no $volume.'],
  ['all of a package', { '@segue/stores': ['*'] }, 'all of @segue/stores is imported: import its names.'],
  [
    'a package that the kernel does not share',
    { '@segue/other': ['x'] },
    '@segue/other is not shared by the kernel.',
  ],
])('%s is a fault', (_, names, fault) => {
  expect(needsOf(names, surface).faults).toEqual([fault]);
});
