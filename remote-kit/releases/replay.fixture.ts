import {
  type Channel,
  EMPTY_CHANNEL,
  historyOf,
  type LogLine,
  promoted,
  rolledBack,
  withCanary,
  withoutCanary,
} from './index.mjs';

/** The channel after all changes of its log. */
export function replayed(lines: readonly LogLine[]): Channel {
  const changes = lines.filter(({ action }) => action !== 'prune');
  return changes.reduce<Channel>((channel, line, index) => {
    const changed = applied(channel, line, changes.slice(0, index));
    return { ...changed, revision: line.revision, change: line };
  }, EMPTY_CHANNEL);
}

function applied(channel: Channel, { remote, action, to, canary }: LogLine, before: readonly LogLine[]) {
  switch (action) {
    case 'promote':
      return promoted(channel, remote, to!);
    case 'canary':
      return withCanary(channel, remote, canary!);
    case 'rollback':
      return rolledBack(channel, remote, { to: to!, history: historyOf(before, remote) });
    default:
      return withoutCanary(channel, remote);
  }
}
