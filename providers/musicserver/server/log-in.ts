// How requests log in. Kept is not the password but a token of it (an MD5 with a random salt), which opens this server alone.
import { createHash, randomBytes } from 'node:crypto';
import type { PasswordCredentials } from '@segue/api/port/music-provider';

/** The parameters that log a request in, as the text of a query. It is kept encrypted. */
export type LogInQuery = string;

export function tokenQuery(login: PasswordCredentials): LogInQuery {
  if ('apiKey' in login) return query({ apiKey: login.apiKey });
  const salt = randomBytes(16).toString('hex');
  const token = createHash('md5').update(`${login.password}${salt}`).digest('hex');
  return query({ u: login.username, t: token, s: salt });
}

/** Some servers store passwords in a form that cannot check a token. */
export function passwordQuery({ username, password }: { username: string; password: string }): LogInQuery {
  return query({ u: username, p: `enc:${Buffer.from(password).toString('hex')}` });
}

const query = (parameters: Record<string, string>): string => new URLSearchParams(parameters).toString();
