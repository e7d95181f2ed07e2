import { createRemoteFolder } from './built-remote.fixture';

let remote: ReturnType<typeof createRemoteFolder>;
beforeEach(() => {
  remote = createRemoteFolder();
});
afterEach(() => remote.remove());

test('a build lists the names that it takes, and its script asks for the range', () => {
  const errors = remote.build({
    'remote.ts': `
      import { APP_NAME, trackKey } from './names';
      import * as contract from '@segue/contract';
      import { send } from '@segue/event-bus';
      import { used } from './partly-used';
      export default { used, APP_NAME, first: contract.PROVIDERS[0], start: () => send('queue/clear'), trackKey };`,
    'partly-used.ts': `
      import { SEARCH_PAGE_SIZE, PASSWORD_MAX_CHARACTERS } from '@segue/contract';
      export const used = () => PASSWORD_MAX_CHARACTERS;
      export const unused = () => SEARCH_PAGE_SIZE;`,
    'names.ts': `
      export { APP_NAME, trackKey } from '@segue/contract';`,
  });
  expect(errors).toBe('');
  const { needs } = JSON.parse(remote.builtText('build.json'));
  expect(needs).toEqual({
    kernel: '^3.0.0',
    names: {
      '@segue/contract': ['APP_NAME', 'PASSWORD_MAX_CHARACTERS', 'PROVIDERS', 'trackKey'],
      '@segue/event-bus': ['send'],
      messages: ['queue/clear'],
    },
  });
  const script = remote.builtText('remoteEntry');
  expect(script).toContain('requiredVersion:"^3.0.0"');
  expect(script).not.toContain('0.0.0-needed');
});

test('a name that the kernel lacks, and all of a package, fail the build with a sentence each', () => {
  const errors = remote.build({
    'remote.ts': `
      import { $volume } from '@segue/stores';
      import * as bus from '@segue/event-bus';
      export default { $volume, bus };`,
  });
  expect(errors).toContain('probe: @segue/stores has no $volume.');
  expect(errors).toContain('probe: all of @segue/event-bus is imported: import its names.');
});
