import fc from 'fast-check';
import {
  EMPTY_CHANNEL,
  historyOf,
  promoted,
  rolledBack,
  withCanary,
  withoutCanary,
  type Channel,
  type ChannelEntry,
  type LogLine,
} from './index.mjs';
import { replayed } from './replay.fixture';

const NAMES = ['legal', 'search', 'charts', 'shell'];
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '2.0.0'];
type Step = { action: LogLine['action']; remote: string; version: string };

const steps = fc.array(
  fc.record({
    action: fc.constantFrom('promote', 'canary', 'stop-canary', 'withdraw', 'rollback') as fc.Arbitrary<
      LogLine['action']
    >,
    remote: fc.constantFrom(...NAMES),
    version: fc.constantFrom(...VERSIONS),
  }),
  { maxLength: 30 },
);

const canaryOf = (version: string) => ({ version, share: 10, salt: 'salt', abortAt: 2 });

function changed(channel: Channel, lines: readonly LogLine[], { action, remote, version }: Step): Channel {
  if (action === 'promote') return promoted(channel, remote, version);
  if (action === 'canary') return withCanary(channel, remote, canaryOf(version));
  if (action === 'rollback') {
    return rolledBack(channel, remote, { to: version, history: historyOf(lines, remote) });
  }
  return withoutCanary(channel, remote);
}

const entries = ({ shell, remotes }: Channel): Record<string, ChannelEntry> => ({
  ...remotes,
  ...(shell && { shell }),
});

test('any sequence of changes leaves other entries alone, and the log replays to the state', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let channel: Channel = EMPTY_CHANNEL;
      const lines: LogLine[] = [];
      for (const step of sequence) {
        let next: Channel;
        try {
          next = changed(channel, lines, step);
        } catch {
          continue; // Refused: nothing has changed.
        }
        if (next === channel) continue;
        const { [step.remote]: _, ...others } = entries(channel);
        const { [step.remote]: __, ...othersAfter } = entries(next);
        expect(JSON.stringify(othersAfter)).toBe(JSON.stringify(others));
        const line: LogLine = {
          at: '2026-01-01T00:00:00.000Z',
          by: 'test',
          remote: step.remote,
          action: step.action,
          from: null,
          to: step.version,
          why: '',
          revision: channel.revision + 1,
          ...(step.action === 'canary' && { canary: canaryOf(step.version) }),
        };
        lines.push(line);
        channel = { ...next, revision: line.revision, change: line };
      }
      expect(replayed(lines)).toEqual(channel);
      expect(channel.revision).toBe(lines.length);
    }),
  );
});

const legal = (...versions: string[]) =>
  versions.reduce<Channel>((channel, version) => promoted(channel, 'legal', version), EMPTY_CHANNEL);
const promotions = (...versions: string[]) =>
  versions.map((to) => ({ remote: 'legal', action: 'promote', to }) as LogLine);

test('promote: the version before becomes the previous one, and a canary ends', () => {
  expect(legal('1.0.0').remotes).toEqual({ legal: { version: '1.0.0' } });
  const channel = withCanary(legal('1.0.0'), 'legal', canaryOf('1.1.0'));
  expect(promoted(channel, 'legal', '1.0.0')).toBe(channel);
  const { remotes } = promoted(channel, 'legal', '1.1.0');
  expect(remotes).toEqual({ legal: { version: '1.1.0', previous: '1.0.0' } });
});

test('rollback: twice goes back two versions, not forth again', () => {
  const lines = promotions('1.0.0', '1.1.0', '1.2.0');
  const once = rolledBack(legal('1.0.0', '1.1.0', '1.2.0'), 'legal', { history: historyOf(lines, 'legal') });
  expect(once.remotes.legal).toEqual({ version: '1.1.0', previous: '1.0.0' });
  const after = [...lines, { remote: 'legal', action: 'rollback', to: '1.1.0' } as LogLine];
  const twice = rolledBack(once, 'legal', { history: historyOf(after, 'legal') });
  expect(twice.remotes.legal).toEqual({ version: '1.0.0' });
  expect(() => rolledBack(twice, 'legal')).toThrow('legal 1.0.0 has no previous version');
});

test('rollback: a version that was taken back is nobody’s previous one later', () => {
  const lines = [
    ...promotions('1.0.0', '1.1.0', '1.2.0'),
    { remote: 'legal', action: 'rollback', to: '1.1.0' } as LogLine,
    ...promotions('1.3.0'),
  ];
  const channel = legal('1.0.0', '1.1.0', '1.3.0');
  expect(rolledBack(channel, 'legal', { history: historyOf(lines, 'legal') }).remotes.legal).toEqual({
    version: '1.1.0',
    previous: '1.0.0',
  });
});

test('rollback: a version that was never live has no previous one', () => {
  const history = historyOf(promotions('1.0.0', '1.1.0'), 'legal');
  expect(rolledBack(legal('1.0.0', '1.1.0'), 'legal', { to: '0.9.0', history }).remotes.legal).toEqual({
    version: '0.9.0',
  });
});

test.each([
  ['a remote without a live version', () => withCanary(EMPTY_CHANNEL, 'legal', canaryOf('1.0.0')), 'promote'],
  ['the live version', () => withCanary(legal('1.0.0'), 'legal', canaryOf('1.0.0')), 'is live already'],
])('canary: %s is refused', (_, change, message) => {
  expect(change).toThrow(message);
});
