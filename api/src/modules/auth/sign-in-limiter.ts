// Makes guessing slow: failed sign-ins per sender, and per sender and address. Successes cost nothing.
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

export type SignInLimits = { perSender: number; perSenderAndEmail: number; windowMs: number };

/** The usual limits; wider on a demonstration, where everybody tries from one machine; off the map for test runs. */
export function signInLimits(config: { raisedLimits: boolean; demoCatalogue: boolean }): SignInLimits {
  const windowMs = 5 * 60_000;
  if (config.raisedLimits) return { perSender: 10_000, perSenderAndEmail: 10_000, windowMs };
  if (config.demoCatalogue) return { perSender: 100, perSenderAndEmail: 10, windowMs };
  return { perSender: 10, perSenderAndEmail: 5, windowMs };
}

const MAX_KEYS = 50_000;

type Window = { failures: number; endsAt: number };

export type SignInLimiter = {
  /**
   * Counts an attempt as failed before it is tried, so that many at once cannot all pass. Answers with
   * the seconds to wait when there were too many, else null.
   */
  begin: (sender: string, emailKey: string, now: number) => number | null;
  /** Takes the count of a successful attempt back. */
  succeeded: (sender: string, emailKey: string) => void;
};

/** Kept in memory: a restart forgets at most one window. */
export function createSignInLimiter(limits: SignInLimits): SignInLimiter {
  const windows = new LRUCache<string, Window>({ max: MAX_KEYS });

  const windowOf = (key: string, now: number): Window => {
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    const fresh = { failures: 0, endsAt: now + limits.windowMs };
    windows.set(key, fresh);
    return fresh;
  };
  const keysOf = (sender: string, emailKey: string) => {
    const network = networkOf(sender);
    return [
      { key: network, limit: limits.perSender },
      { key: `${network} ${emailKey}`, limit: limits.perSenderAndEmail },
    ];
  };

  return {
    begin: (sender, emailKey, now) => {
      const counted = keysOf(sender, emailKey).map(({ key, limit }) => ({
        limit,
        window: windowOf(key, now),
      }));
      const full = counted.find(({ limit, window }) => window.failures >= limit);
      if (full) return Math.ceil((full.window.endsAt - now) / 1000);
      for (const { window } of counted) window.failures += 1;
      return null;
    },
    succeeded: (sender, emailKey) => {
      for (const { key } of keysOf(sender, emailKey)) {
        const window = windows.get(key);
        if (window && window.failures > 0) window.failures -= 1;
      }
    },
  };
}

/** An IPv6 customer has a whole /64 to send from, so that is one sender. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser writes every spelling of an address in one way.
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = canonical.includes('::')
    ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
    : left;
  return groups.slice(0, 4).join(':');
}
