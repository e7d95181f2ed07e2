import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { getCiphers } from 'node:tls';
import { parse } from 'yaml';
import { at } from '../start/paths.mjs';

type Service = {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string | number>;
  env_file?: string;
  volumes?: string[];
  depends_on?: Record<string, unknown> | string[];
  read_only?: boolean;
  stop_grace_period?: string;
};

const read = (file: string) => readFileSync(at(file), 'utf8');
/** Every setting of the server is in .env.example. */
const settings = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
/** Compose files, the proxy's file of each, and their servers. */
const COMPOSE = [
  ['deploy/compose.yaml', 'deploy/Caddyfile', ['segue']],
  ['deploy/compose.three.yaml', 'deploy/Caddyfile.three', ['segue-1', 'segue-2', 'segue-3']],
] as const;
const composeOf = (file: string) =>
  parse(read(file), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
/** After draining the server closes within this time. */
const CLOSE_SECONDS = 10;
/** DRAIN_SECONDS in docs/operations/several-servers.md. */
const BALANCED_DRAIN_SECONDS = 10;

describe('the container file', () => {
  const text = read('deploy/Dockerfile');
  const last = text.slice(text.lastIndexOf('FROM'));
  const valuesIn = (part: string, pattern: RegExp) => [...part.matchAll(pattern)].map(([, value]) => value);

  test('copies into the last stage from the build stage only, and runs nothing there as root', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).not.toMatch(/^RUN /m);
    expect(new Set(valuesIn(last, /^COPY (\S+)/gm))).toEqual(new Set(['--from=build']));
  });
  test('deployment: uses a Node version with the SQLite module', () => {
    const versions = valuesIn(text, /^FROM node:(\d+)-/gm);
    expect(versions).toHaveLength(2);
    for (const version of versions) expect(Number(version)).toBeGreaterThanOrEqual(24);
  });
  test('sets known settings only, and a command without a shell', () => {
    const names = valuesIn(last, /^ENV (\w+)=/gm);
    expect(names.filter((name) => name !== 'NODE_ENV' && !settings.includes(name))).toEqual([]);
    expect(last).toContain('CMD ["node", "api/dist/main.js"]');
  });
  test('is built without settings, history, data and packages', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'data', '**/node_modules']));
  });
});

describe.each(COMPOSE)('%s', (file, proxyFile, servers) => {
  const compose = composeOf(file);

  test('names files and volumes that exist, and services that it has', () => {
    for (const { build, volumes = [], depends_on: needs = [] } of Object.values(compose.services)) {
      if (build) expect(existsSync(at('deploy', build.context, build.dockerfile))).toBe(true);
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        if (source.startsWith('.')) expect(existsSync(at('deploy', source))).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
      for (const name of Array.isArray(needs) ? needs : Object.keys(needs)) {
        expect(Object.keys(compose.services)).toContain(name);
      }
    }
  });
  test.each(servers)('gives %s known settings only, trusts the proxy, and lets it drain', (name) => {
    const { environment = {}, ...service } = compose.services[name]!;
    expect(Object.keys(environment).filter((setting) => !settings.includes(setting))).toEqual([]);
    expect(environment).toMatchObject({ TRUSTED_PROXIES: 'uniquelocal', HOST: '0.0.0.0' });
    expect(service.read_only).toBe(true);
    const drain = Number(environment['DRAIN_SECONDS'] ?? 0);
    expect(Number.parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThan(drain + CLOSE_SECONDS);
  });
  test('the proxy forwards to the port of each server', () => {
    const targets = servers.map((name) => `${name}:${compose.services[name]!.environment?.['PORT']}`);
    expect(read(proxyFile)).toContain(`reverse_proxy ${targets.join(' ')}`);
    expect(compose.services['proxy']!.volumes).toContain(`./${basename(proxyFile)}:/etc/caddy/Caddyfile:ro`);
  });
});

describe('the balancer of three servers', () => {
  const haproxy = read('deploy/haproxy.cfg');

  test.each(['haproxy.cfg', 'Caddyfile.three'])(
    '%s polls readiness with a time-out of five seconds',
    (file) => {
      expect(read(`deploy/${file}`)).toContain(' /readyz');
      expect(read(`deploy/${file}`)).toMatch(/(timeout check|health_timeout) 5s/);
    },
  );
  test('HAProxy repeats only requests that change nothing, and overwrites forwarded headers', () => {
    expect(haproxy).toMatch(/http-request disable-l7-retry unless METH_GET/);
    expect(haproxy).toMatch(/set-header X-Forwarded-For %\[src\]/);
    expect(haproxy).toMatch(/del-header X-Forwarded-Host/);
  });
});

test.each(['deploy/nginx.conf', 'deploy/nginx-remotes.conf'])(
  '%s allows TLS 1.2 and 1.3 only, with forward secrecy and authenticated encryption',
  (file) => {
    const valueOf = (name: string) => new RegExp(`^ *${name} (.*);$`, 'm').exec(read(file))?.[1] ?? '';
    expect(valueOf('ssl_protocols')).toBe('TLSv1.2 TLSv1.3');
    const ciphers = valueOf('ssl_ciphers').split(':');
    const isStrong = (name: string) => /^ECDHE-(ECDSA|RSA)-(AES\d+-GCM-|CHACHA20-POLY1305$)/.test(name);
    expect(ciphers.filter((name) => !isStrong(name))).toEqual([]);
    expect(getCiphers()).toEqual(expect.arrayContaining(ciphers.map((name) => name.toLowerCase())));
  },
);

describe.each(['segue.service', 'segue-backup.service', 'segue-backup.timer'])('%s', (name) => {
  const unit = read(`deploy/${name}`);

  test('sets known settings only', () => {
    const pairs = /^Environment=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
    const names = pairs.map((pair) => pair.split('=')[0]);
    expect(names.filter((one) => one !== 'NODE_ENV' && !settings.includes(one))).toEqual([]);
  });

  test('has a section or a directive in each line, and systemd, where installed, accepts it', () => {
    const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !/^(\[\w+\]|[A-Z]\w+=.*)$/.test(line))).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'segue-unit-'));
    try {
      // A timer is verified with its service. Node may be elsewhere on this machine.
      for (const each of new Set([name, name.replace('.timer', '.service')])) {
        writeFileSync(join(folder, each), read(`deploy/${each}`).replace('/usr/bin/node', process.execPath));
      }
      const { stderr } = spawnSync('systemd-analyze', ['verify', join(folder, name)], {
        encoding: 'utf8',
      });
      expect((stderr ?? '').split('\n').filter((line) => line.includes('segue'))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('deploy.md begins with a compose file of known settings, the image’s port and its data folder', () => {
  const block = /```yaml\n([^]*?)```/.exec(read('docs/deploy.md'))?.[1] ?? '';
  const { services, volumes } = parse(block) as ReturnType<typeof composeOf>;
  const { environment = {}, volumes: mounted, ports } = services['segue'] as Service & { ports: string[] };
  expect(Object.keys(environment).filter((setting) => !settings.includes(setting))).toEqual([]);
  const image = read('deploy/Dockerfile');
  expect(ports).toEqual([`127.0.0.1:4000:${/^EXPOSE (\d+)$/m.exec(image)?.[1]}`]);
  expect(mounted).toEqual([`${Object.keys(volumes)[0]}:${/^VOLUME (.+)$/m.exec(image)?.[1]}`]);
});

test('systemd waits until the server has drained and closed', () => {
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/segue.service'))?.[1]);
  expect(seconds).toBeGreaterThan(BALANCED_DRAIN_SECONDS + CLOSE_SECONDS);
});

describe('the alert rules', () => {
  type Rules = { groups: { rules: { alert: string }[] }[] };
  type Cases = { tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[] };
  const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as Rules;
  const { tests } = parse(read('deploy/prometheus/alerts.test.yaml')) as Cases;
  const cases = tests.flatMap((one) => one.alert_rule_test);
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

  test.each(alerts)('%s has a test for promtool in which it fires, and one in which it does not', (alert) => {
    const fires = cases.filter(({ alertname }) => alertname === alert).map((one) => !!one.exp_alerts);
    expect(fires).toEqual(expect.arrayContaining([true, false]));
  });
});
