// Request ids: of the trusted proxy in front if it sends one, else drawn here.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** UUIDs and the ids of nginx, Caddy and HAProxy; nothing that could break a log line. */
const WELL_FORMED = /^[A-Za-z0-9._-]{8,64}$/;

/** The names that Fastify's trustProxy knows: github.com/fastify/proxy-addr */
const RANGES: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** An id that anybody else sends is not used: it could be that of another request. */
export function createRequestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const entry of trustedProxies.flatMap((name) => RANGES[name] ?? [name])) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    if (trustedProxies.length === 0 || typeof given !== 'string' || !WELL_FORMED.test(given))
      return randomUUID();
    const from = socket.remoteAddress ?? '';
    return trusted.check(from, isIPv6(from) ? 'ipv6' : 'ipv4') ? given : randomUUID();
  };
}
