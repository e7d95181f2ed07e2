// The signed-in user and the session, as the server answers them.
import * as z from 'zod/mini';
import { providerSchema } from '../providers';

export const volumeSchema = z.number().check(z.gte(0, 'Volume is 0 to 1'), z.lte(1, 'Volume is 0 to 1'));

/** How the page looks; `system` follows the setting of the operating system. */
export const appearanceSchema = z.enum(['dark', 'light', 'system']);
export type Appearance = z.infer<typeof appearanceSchema>;

const userInfoSchema = z.object({
  /** The account id; it never changes. */
  id: z.optional(z.string()),
  email: z.optional(z.nullable(z.string())),
  displayName: z.optional(z.nullable(z.string())),
  /** Absent when the volume was never saved. */
  volume: z.optional(volumeSchema),
  /** Absent when the appearance was never chosen. */
  appearance: z.optional(appearanceSchema),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

export const authStatusSchema = z.object({
  isAuthenticated: z.boolean(),
  userHasPassword: z.optional(z.boolean()),
  /** Present for an account that needs no password: OpenID Connect or a proxy signs it in. */
  userIsSetUp: z.optional(z.boolean()),
  userHasSpotifyPremium: z.optional(z.boolean()),
  /** Absent where no optional provider is configured: /connections has them too. */
  connectedProviders: z.optional(z.array(providerSchema)),
  userInfo: z.optional(z.nullable(userInfoSchema)),
  /** Why the user whom a proxy names is not signed in. */
  refusal: z.optional(z.string()),
});
export type AuthStatus = z.infer<typeof authStatusSchema>;

export const signInResultSchema = z.object({ userInfo: userInfoSchema, userHasPassword: z.boolean() });
export type SignInResult = z.infer<typeof signInResultSchema>;

/** A provider token for the browser; `expiresIn` is its remaining lifetime in seconds. */
export const providerTokenSchema = z.object({ token: z.string(), expiresIn: z.optional(z.number()) });
export type ProviderToken = z.infer<typeof providerTokenSchema>;
