// The client network of a request: the key under which rate limits count.
import { isIP, isIPv6 } from 'node:net';

/** An IPv6 customer can use a whole /64, so the /64 counts as one client. */
export function networkOf(forwarded: string): string {
  // Some proxies forward the port too.
  const address = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(forwarded)?.slice(1).find(Boolean) ?? forwarded;
  // Text of a client's choice must not give it a limit of its own.
  if (!isIP(address)) return 'unreadable';
  // A dual-stack server sees IPv4 clients as mapped addresses.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  // The URL parser gives the canonical spelling of an address.
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = canonical.includes('::')
    ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
    : left;
  return groups.slice(0, 4).join(':');
}
