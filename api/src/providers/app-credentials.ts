// The credentials of this app at a provider with OAuth.
import { fail, text, type Environment } from '../config-values';

/** The settings of a provider with its credentials; null when it has none. */
export function withCredentials<Settings extends object>(
  env: Environment,
  prefix: string,
  settings: Settings,
) {
  const [id, secret] = credentialVariables(prefix);
  const clientId = text(env, id, '');
  const clientSecret = text(env, secret, '');
  if (clientId === '' && clientSecret === '') return null;
  if (clientSecret === '') return fail(secret, `must be set because ${id} is`);
  if (clientId === '') return fail(id, `must be set because ${secret} is`);
  return { clientId, clientSecret, ...settings };
}

export const credentialVariables = (prefix: string) =>
  [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`] as const;
