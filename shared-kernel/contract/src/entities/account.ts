// Profile, sessions and provider connections of a signed-in user.
import * as z from 'zod/mini';
import { byProvider, type ByProvider } from '../wire-names';

export const profileSchema = z.object({
  email: z.nullable(z.string()),
  /** What signs the user in instead of a password; absent for an account that has one. */
  signsInWith: z.optional(z.string()),
  lastUpdatedPassword: z.nullable(z.string()),
  createdAt: z.string(),
  lastUpdated: z.string(),
});
export type Profile = z.infer<typeof profileSchema>;

const connectionSchema = z.object({
  /** The plan, for a provider that plays only with a paid one. */
  premiumAccount: z.optional(z.boolean()),
  connected: z.boolean(),
  displayName: z.nullable(z.string()),
  lastConnected: z.nullable(z.string()),
  /** When the user must consent again; null when never or unknown. */
  endsAt: z.nullable(z.string()),
  /** The provider no longer accepts the connection: only connecting again helps. */
  hasEnded: z.boolean(),
});

export const connectionsSchema = byProvider(connectionSchema);
export type Connection = z.infer<typeof connectionSchema>;
export type Connections = ByProvider<Connection>;

/** One signed-in browser. The id names the session for ending it, and is not the secret of its cookie. */
export const userSessionSchema = z.object({
  /** Browser and system in words, such as "Firefox on Windows"; null when they are not known. */
  device: z.nullable(z.string()),
  createdAt: z.string(),
  lastActive: z.string(),
  isCurrent: z.boolean(),
});
export type UserSession = z.infer<typeof userSessionSchema>;
