// The message for a connection that ends soon or has ended. A separate entry point: only Settings, the status dialog and a
// late notice show it.
import { PROVIDER_NAMES, type Connections, type Provider } from '@segue/contract';

const WARNED_BEFORE_MS = 14 * 24 * 3_600_000;

/** The message, or null when the connection does not end soon. */
export function connectionEndText(
  provider: Provider,
  connections: Connections | null,
  now: number,
): string | null {
  const connection = connections?.[provider];
  if (!connection) return null;
  const { endsAt, hasEnded } = connection;
  const end = endsAt === null ? NaN : Date.parse(endsAt);
  if (hasEnded || end <= now) {
    return `Your ${PROVIDER_NAMES[provider]} connection has ended. Reconnect to keep listening.`;
  }
  if (!(end - now <= WARNED_BEFORE_MS)) return null;
  const day = new Date(end).toLocaleDateString('en-US', { month: 'long', day: 'numeric' });
  return `Your ${PROVIDER_NAMES[provider]} connection ends on ${day}. Reconnect to keep listening.`;
}
