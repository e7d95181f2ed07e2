import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { findChromium } from './chromium.mjs';
import { missingPackages, requireNode } from './install.mjs';
import { findPortPair, parsePort, requireFreePort } from './ports.mjs';

test('Node version: an old one is refused with one message', () => {
  for (const version of ['v18.20.4', 'v20.18.9'])
    expect(() => requireNode(version)).toThrow(`Segue needs Node 20.19 or newer; this is ${version}.`);
  for (const version of ['v20.19.0', 'v22.0.0', 'v24.9.1']) requireNode(version);
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

  const require = () => requireFreePort({ port, host: '127.0.0.1', setting: 'PORT', use: 'Segue' });

  test('an occupied port is refused with the setting that changes it, a released one is accepted', async () => {
    await expect(require()).rejects.toThrow(
      `Port ${port} (for Segue) is already in use: choose another one with PORT=${port + 100} npm start.`,
    );
    expect(await findPortPair(port)).toBeGreaterThan(port);
    await new Promise((resolve) => server.close(resolve));
    await expect(require()).resolves.toBeUndefined();
  });

  test.each(['abc', '0', '70000', '4.5'])('%s is not a port', (text) => {
    expect(() => parsePort('PORT', text, 4000)).toThrow(
      `PORT must be a port number from 1 to 65535, not "${text}".`,
    );
  });

  test('an unset port is the standard one', () => {
    const ports = ['', undefined, '4100'].map((text) => parsePort('PORT', text, 4000));
    expect(ports).toEqual([4000, 4000, 4100]);
  });
});

describe('installed packages', () => {
  const lock = {
    packages: {
      '': { version: '0.1.0' },
      shell: { version: '1.0.0' },
      'node_modules/react': { version: '19.3.1' },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
      'node_modules/@segue/shell': { resolved: 'shell', link: true },
    },
  };
  const installed = {
    'node_modules/react': { version: '19.3.1' },
    'node_modules/@segue/shell': { resolved: 'shell', link: true },
  };

  test('an absent optional package is not missing', () => {
    expect(missingPackages(lock, { packages: installed })).toEqual([]);
  });

  test('another version and an absent link are missing', () => {
    const old = { ...installed, 'node_modules/react': { version: '18.0.0' } };
    expect(missingPackages(lock, { packages: old })).toEqual(['node_modules/react']);
    expect(missingPackages(lock, {})).toEqual(['node_modules/react', 'node_modules/@segue/shell']);
  });
});

test('CHROMIUM_PATH comes first and must exist', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/c' }, () => true)).toBe('/opt/c');
  expect(() => findChromium({ CHROMIUM_PATH: '/opt/c' }, () => false)).toThrow(
    'CHROMIUM_PATH is set to /opt/c, and there is no such file.',
  );
});
