import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { endOf } from './children.mjs';
import { findChromium } from './chromium.mjs';
import { compilerComplaint } from './ensure-database.mjs';
import { missingPackages } from './installed.mjs';
import { hasBuiltInSqlite, nodeComplaint } from './node-version.mjs';
import { freePortPair, portFrom, requireFreePort } from './ports.mjs';
import { explain, Stop } from './say.mjs';

describe('Node', () => {
  test('an older Node is refused in one sentence', () => {
    expect(nodeComplaint('v18.20.4')).toBe('Segue needs Node 20.19 or newer; this is v18.20.4.');
    expect(nodeComplaint('v20.18.9')).toMatch(/20\.19/);
  });

  test.each(['v20.19.0', 'v22.0.0', 'v24.9.1'])('%s is welcome', (version) => {
    expect(nodeComplaint(version)).toBeUndefined();
  });

  test('the built-in database begins with 22.16', () => {
    expect(['v20.20.2', 'v22.15.1', 'v22.16.0', 'v24.0.0'].map(hasBuiltInSqlite)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('the compiler', () => {
  test('everything there is no complaint', () => {
    expect(
      compilerComplaint((name: string) => ['clang++', 'make', 'python3'].includes(name)),
    ).toBeUndefined();
  });

  test('what is missing is named, with the way out, in one sentence', () => {
    const sentence = compilerComplaint((name: string) => name === 'python3');
    expect(sentence).toContain('a C++ compiler and make are missing');
    expect(sentence).toContain('apt-get install build-essential python3');
    expect(sentence).toContain('Node 22.16 or newer');
    expect(sentence).not.toContain('\n');
  });
});

describe('ports', () => {
  let server: Server;
  let port: number;
  beforeEach(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const ask = () => requireFreePort({ port, host: '127.0.0.1', setting: 'PORT', use: 'Segue' });

  test('a port in use is refused with the setting that changes it', async () => {
    await expect(ask()).rejects.toThrow(
      `Port ${port} (for Segue) is already in use: stop what uses it, or choose another one with PORT=${port + 100} npm start.`,
    );
  });

  test('a port that became free is accepted', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(ask()).resolves.toBeUndefined();
  });

  test('a pair of ports skips one that is in use', async () => {
    expect(await freePortPair(port)).toBeGreaterThan(port);
  });

  test.each(['abc', '0', '70000', '4.5'])('%s is no port', (text) => {
    expect(() => portFrom('PORT', text, 4000)).toThrow(
      `PORT must be a port number from 1 to 65535, not "${text}".`,
    );
  });

  test('nothing set means the standard port', () => {
    expect([
      portFrom('PORT', '', 4000),
      portFrom('PORT', undefined, 4000),
      portFrom('PORT', '4100', 4000),
    ]).toEqual([4000, 4000, 4100]);
  });
});

describe('a child that ends', () => {
  const program = { name: 'api', title: 'the API', port: 4000, setting: 'PORT', url: '' };

  test('because its port was taken meanwhile says so', () => {
    const end = endOf(program, 1, null, ['Error: listen EADDRINUSE: address already in use 127.0.0.1:4000']);
    expect(end.message).toMatch(/^Port 4000 \(for the API\) is already in use/);
  });

  test('for another reason is named, with its last words', () => {
    const end = endOf(program, 1, null, ['PORT must be a whole number.']);
    expect(end.message).toBe('The API stopped unexpectedly, with code 1.');
    expect(end.details).toBe('PORT must be a whole number.');
  });

  test('because the disk is full says that', () => {
    expect(endOf(program, 1, null, ['SqliteError: ENOSPC: no space left on device']).message).toBe(
      'There is no space left on the disk: free some space and run the command again.',
    );
  });
});

describe('a failure', () => {
  test('of the disk is one sentence wherever it came from', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(explain(full)).toEqual({
      sentence: 'There is no space left on the disk: free some space and run the command again.',
      details: '',
    });
    expect(explain(new Stop('npm failed.', 'npm error nospc ENOSPC')).sentence).toMatch(/no space left/);
  });

  test('that we foresaw is its own sentence, with details apart', () => {
    expect(explain(new Stop('Short.', 'long'))).toEqual({ sentence: 'Short.', details: 'long' });
  });
});

describe('what is installed', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      shell: { version: '1.0.0' },
      'node_modules/react': { version: '19.3.1' },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
      'node_modules/@segue/shell': { resolved: 'shell', link: true },
    },
  };
  const present = {
    'node_modules/react': { version: '19.3.1' },
    'node_modules/@segue/shell': { resolved: 'shell', link: true },
  };

  test('nothing is missing when versions agree and only optional packages are absent', () => {
    expect(missingPackages(wanted, { packages: present })).toEqual([]);
  });

  test('another version, a lost link and an empty folder are missing', () => {
    const old = { ...present, 'node_modules/react': { version: '18.0.0' } };
    expect(missingPackages(wanted, { packages: old })).toEqual(['node_modules/react']);
    expect(missingPackages(wanted, {})).toEqual(['node_modules/react', 'node_modules/@segue/shell']);
  });
});

describe('Chromium', () => {
  test('the one that was named wins, and must be there', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/c' }, () => true)).toBe('/opt/c');
    expect(() => findChromium({ CHROMIUM_PATH: '/opt/c' }, () => false)).toThrow(
      'CHROMIUM_PATH is set to /opt/c, and there is no such file.',
    );
  });

  test('the usual places come before the PATH, and nothing found is nothing', () => {
    expect(findChromium({ PATH: '/a' }, (path: string) => path === '/a/google-chrome')).toBe(
      '/a/google-chrome',
    );
    expect(findChromium({ PATH: '/a' }, () => true)).toBe('/usr/bin/chromium');
    expect(findChromium({ PATH: '/a' }, () => false)).toBeUndefined();
  });
});
