// Parses single environment variables; each error is one sentence that names the variable.
export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function fail(name: string, problem: string): never {
  throw new ConfigError(`${name} ${problem}.`);
}

/** An empty variable counts as not set. */
export function text(env: Environment, name: string, fallback: string): string {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? fallback : value;
}

/** The entries of a comma-separated list. */
export function list(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

export function wholeNumber(
  env: Environment,
  name: string,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  const value = text(env, name, String(fallback));
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    fail(name, `must be a whole number from ${min} to ${max}, not "${value}"`);
  }
  return number;
}

export function flag(env: Environment, name: string, fallback: '0' | '1' = '0'): boolean {
  const value = text(env, name, fallback).toLowerCase();
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  return fail(name, `must be 1 or 0, not "${value}"`);
}

export function oneOf<const T extends readonly string[]>(
  env: Environment,
  name: string,
  values: T,
  fallback: T[number],
): T[number] {
  const value = text(env, name, fallback);
  return values.find((known) => known === value) ?? fail(name, `must be one of ${values.join(', ')}`);
}

/** An http(s) URL without credentials, query or fragment; the trailing slash is removed unless required. */
export function addressOf(
  env: Environment,
  name: string,
  fallback: string,
  slash: 'cut-slash' | 'keep-slash' = 'cut-slash',
): string {
  const value = text(env, name, fallback);
  const url = URL.canParse(value) ? new URL(value) : null;
  // The error must not repeat a password.
  if (url?.username || url?.password) return fail(name, 'must not contain a user name or a password');
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.search || url.hash) {
    return fail(name, `must be an http or https address, not "${value}"`);
  }
  if (/[\s;,'"]/.test(value)) return fail(name, `must not contain spaces, quotes, commas or semicolons`);
  return slash === 'cut-slash' ? url.href.replace(/\/$/, '') : url.href;
}

const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;
const LOOPBACK = /^(127\.0\.0\.1|localhost)(:\d+)?$/i;

/**
 * A comma-separated list of hosts as origins for a Content-Security-Policy: `a.com` is https, `*.a.com` all its subdomains, a
 * loopback host http, and an entry may have its own scheme.
 */
export function origins(env: Environment, name: string, fallback: string): string[] {
  return list(text(env, name, fallback)).map((entry) => {
    const [, scheme, host = ''] = /^(https?:\/\/)?(.*?)\/?$/i.exec(entry) ?? [];
    if (!HOST.test(host)) return fail(name, `must be a comma list of hosts, and "${entry}" is none`);
    return `${scheme?.toLowerCase() ?? (LOOPBACK.test(host) ? 'http://' : 'https://')}${host.toLowerCase()}`;
  });
}
