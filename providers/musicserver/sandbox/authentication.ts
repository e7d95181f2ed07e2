/** Finds the user of a request: by password, by token and salt, or by API key. */
import { createHash } from 'node:crypto';
import type { ErrorCode } from './answers';
import type { MusicServerSettings } from './settings';
import type { MusicServerUser, MusicServerUsers } from './users';

const OTHER_CREDENTIALS = ['u', 'p', 't', 's'];

export function authenticate(
  parameters: URLSearchParams,
  users: MusicServerUsers,
  logIns: MusicServerSettings['logIns'],
): MusicServerUser | ErrorCode {
  if (!parameters.get('c') || !parameters.get('v')) return 10;
  const apiKey = parameters.get('apiKey');
  if (apiKey !== null && acceptsApiKeys(logIns)) {
    if (OTHER_CREDENTIALS.some((name) => parameters.has(name))) return 43;
    return users.findApiKey(apiKey) ?? 44;
  }
  const password = parameters.get('p');
  const token = parameters.get('t');
  const salt = parameters.get('s');
  const isToken = password === null && token !== null && salt !== null && logIns !== 'password';
  if (!parameters.get('u') || (password === null && !isToken)) return 10;
  if (logIns === 'api-key') return isToken ? 41 : 42;
  if (isToken && logIns === 'no-token') return 41;
  const user = users.find(parameters.get('u') ?? '');
  if (!user) return 40;
  if (isToken) {
    if (user.isFromDirectory) return 41;
    return token.toLowerCase() === md5(user.password + salt) ? user : 40;
  }
  return decodePassword(password ?? '') === user.password ? user : 40;
}

export const acceptsApiKeys = (logIns: MusicServerSettings['logIns']) => logIns !== 'password';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** `enc:` and the bytes in hexadecimal digits hide a password from a glance at a log. */
function decodePassword(password: string): string {
  const digits = /^enc:((?:[0-9a-f]{2})*)$/i.exec(password)?.[1];
  return digits === undefined ? password : Buffer.from(digits, 'hex').toString('utf8');
}
