// Types of settings for the configuration schema, and how they are read from environment variables.
import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The environment variable of each field: its description. */
export const variablesOf = ({ shape }: z.ZodObject): [key: string, variable: string][] =>
  Object.entries(shape).map(([key, field]) => [key, (field as z.ZodType).description ?? key]);

/** An empty variable counts as not set. Fails with one sentence that names the variable and never repeats its value. */
export function parseVariables<Schema extends z.ZodObject>(
  schema: Schema,
  env: Environment,
): z.output<Schema> {
  const variables = variablesOf(schema);
  const input = variables.map(([key, variable]) => [key, env[variable]?.trim() || undefined]);
  const { data, error } = schema.safeParse(Object.fromEntries(input));
  if (data) return data;
  const { path = [], message } = error?.issues[0] ?? {};
  throw new ConfigError(`${Object.fromEntries(variables)[String(path[0])]}: ${message}.`);
}

export const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];
/** Names of address ranges in Fastify's trustProxy. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;
const LOOPBACK = /^(127\.0\.0\.1|localhost)(:\d+)?$/i;

export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const flag = z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] });

export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

/** An http(s) URL that may stand in a Content-Security-Policy. */
export const addressWithSlash = z.string().refine((value) => {
  const url = URL.canParse(value) && !/[\s;,'"]/.test(value) ? new URL(value) : null;
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
}, 'must be an http or https address without password, query, spaces, quotes, commas and semicolons');

/** Without a trailing slash. */
export const address = addressWithSlash.transform((value) => new URL(value).href.replace(/\/$/, ''));

/** Pages load code and data from this address, so it must be https or this machine. */
export const safeAddress = address.refine(isSafe, 'must begin with https://');

export function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || LOOPBACK_HOSTS.includes(hostname);
}

/** Normalized as a URI. */
export const contact = z.union(
  [z.url({ protocol: /^https$/ }), z.email().transform((email) => `mailto:${email}`)],
  'must be an email or an https address',
);

export const hostNames = list.refine(
  (hosts) => hosts.every((host) => /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])$/i.test(host)),
  'must be a comma list of names without ports',
);

/** Hosts as origins: `a.com` is https, `*.a.com` all its subdomains, a loopback host http; an entry may have its own scheme. */
export const origins = list
  .transform((entries) =>
    entries.map((entry) => {
      const [, scheme, host = ''] = /^(https?:\/\/)?(.*?)\/?$/i.exec(entry.toLowerCase()) ?? [];
      return { scheme: scheme ?? (LOOPBACK.test(host) ? 'http://' : 'https://'), host };
    }),
  )
  .refine((entries) => entries.every(({ host }) => HOST.test(host)), 'must be a comma list of hosts')
  .transform((entries) => entries.map(({ scheme, host }) => `${scheme}${host}`));

/** Origins of the APIs of remotes, by the remote's name. */
export const remoteApis = list
  .transform((entries) =>
    entries.map((entry) => {
      const [, remote = '', origin = ''] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(entry) ?? [];
      return { remote, origin };
    }),
  )
  .refine(
    (apis) =>
      apis.every(({ origin: url }) => URL.canParse(url) && new URL(url).origin === url && isSafe(url)),
    'must be a comma list such as charts=https://charts.example.com',
  );

/** With a wider range every client could choose its own address. */
export const proxies = list.refine(
  (entries) => entries.every((entry) => PROXY_RANGES.includes(entry) || isProxyRange(entry)),
  'must be a comma list of addresses such as 10.0.0.1, and of ranges of at most 10.0.0.0/8 or fc00::/7',
);

function isProxyRange(entry: string): boolean {
  if (isIP(entry)) return true;
  if (!ipaddr.isValidCIDR(entry)) return false;
  const [ip, prefix] = ipaddr.parseCIDR(entry);
  return prefix >= (ip.kind() === 'ipv6' ? 7 : 8);
}
