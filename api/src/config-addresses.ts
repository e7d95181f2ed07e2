// Settings that name hosts, networks and other servers.
import { isIP } from 'node:net';
import { addressOf, fail, list, text, type Environment } from './config-values';

/** Names of address ranges in Fastify's trustProxy. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
export const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Protects against DNS rebinding: other names that resolve to this machine are refused. */
export function allowedHosts(env: Environment, boundTo: string, publicHost: string): string[] {
  const isLocal = [boundTo, `[${boundTo}]`, publicHost].some((host) => LOOPBACK_HOSTS.includes(host));
  const more = list(text(env, 'ALLOWED_HOSTS', '')).map((host) => host.toLowerCase());
  const wrong = more.find((host) => !/^([a-z0-9_.-]+|\[[0-9a-f:.]+\])$/.test(host));
  if (wrong !== undefined)
    fail('ALLOWED_HOSTS', `must be a comma list of names without ports, not "${wrong}"`);
  return [...new Set([publicHost, ...(isLocal ? LOOPBACK_HOSTS : []), ...more])];
}

export function databaseUrl(env: Environment, name: string): string | null {
  const value = text(env, name, '');
  if (value === '') return null;
  // The value may contain a password, so the error does not repeat it.
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value)) {
    fail(name, 'must be an address that begins with postgres://');
  }
  return value;
}

/** Scripts come from there: only https, or this machine. */
export function remotesUrl(env: Environment, name: string): string | null {
  if (text(env, name, '') === '') return null;
  const url = addressOf(env, name, '');
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !LOOPBACK_HOSTS.includes(hostname)) {
    fail(name, `must begin with https://, not be "${url}"`);
  }
  return url;
}

/** Names of remotes, as a comma list. */
export function remoteNames(env: Environment, name: string): string[] {
  const names = list(text(env, name, ''));
  const wrong = names.find((one) => !/^[a-z][a-z0-9-]*$/.test(one));
  if (wrong !== undefined) fail(name, `must be a comma list such as search,legal, not "${wrong}"`);
  return names;
}

/** Origins of the APIs of remotes, by the remote's name: only https, or this machine. */
export function remoteApiOrigins(env: Environment, name: string): { remote: string; origin: string }[] {
  return list(text(env, name, '')).map((entry) => {
    const [, remote, origin] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(entry) ?? [];
    const url = origin !== undefined && URL.canParse(origin) ? new URL(origin) : null;
    const isSafe = url?.protocol === 'https:' || LOOPBACK_HOSTS.includes(url?.hostname ?? '');
    if (remote === undefined || url === null || url.origin !== origin || !isSafe)
      fail(name, `must be a comma list such as charts=https://charts.example.com, not "${entry}"`);
    return { remote, origin: url.origin };
  });
}

/** Where to report a vulnerability, as a URI: of SECURITY_CONTACT, else of the support email; null when neither is set. */
export function securityContact(env: Environment, supportEmail: string): string | null {
  const contact = text(env, 'SECURITY_CONTACT', supportEmail);
  if (contact === '') return null;
  if (/^https:\/\/\S+$/.test(contact) && URL.canParse(contact)) return contact;
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(contact)) return `mailto:${contact}`;
  return fail('SECURITY_CONTACT', `must be an email or an https address, not "${contact}"`);
}

/** A public https address; null when it is not set. */
export function httpsUrl(env: Environment, name: string): string | null {
  if (text(env, name, '') === '') return null;
  const url = addressOf(env, name, '');
  if (!url.startsWith('https:')) fail(name, `must begin with https://, not be "${url}"`);
  return url;
}

export function proxies(env: Environment, name: string): string[] {
  const entries = list(text(env, name, ''));
  for (const entry of entries.filter((entry) => !PROXY_RANGES.includes(entry))) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const isRange = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
    if (!isIP(address) || !isRange || rest.length > 0) {
      fail(name, `must be a comma list of addresses such as 10.0.0.1 or 10.0.0.0/8, not "${entry}"`);
    }
    if (Number(prefix ?? bits) < (bits === 32 ? 8 : 7)) {
      fail(
        name,
        `must not trust "${entry}": every client could then choose its own address. Name your proxies, at most 10.0.0.0/8 or fc00::/7`,
      );
    }
  }
  return entries;
}
