// The client network of a request: the key under which rate limits count.
import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** An IPv6 customer can use a whole /64, so the /64 counts as one client. */
export function networkOf(forwarded: string): string {
  // Some proxies forward the client's port too.
  const address = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/.exec(forwarded)?.slice(1).find(Boolean) ?? forwarded;
  // A client must not get a limit of its own by sending another text.
  if (!isIP(address)) return 'unreadable';
  // A dual-stack server sees IPv4 clients as mapped addresses.
  const client = ipaddr.process(address);
  const text = client.toNormalizedString();
  return client.kind() === 'ipv6' ? text.split(':').slice(0, 4).join(':') : text;
}
