// The credentials of this app at a provider with OAuth.
import { z } from 'zod';
import { ConfigError, parseVariables, type Environment } from '../config/fields';

export function withCredentials<Settings extends object>(
  env: Environment,
  prefix: string,
  settings: Settings,
) {
  const [id, secret] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`] as const;
  const fields = {
    clientId: z.string().optional().describe(id),
    clientSecret: z.string().optional().describe(secret),
  };
  const { clientId, clientSecret } = parseVariables(z.object(fields), env);
  if (!clientId && !clientSecret) return null;
  if (!clientId || !clientSecret) throw new ConfigError(`${id} and ${secret} must both be set.`);
  return { clientId, clientSecret, ...settings };
}
