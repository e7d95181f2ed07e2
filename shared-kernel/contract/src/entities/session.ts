// Who is here, as the server tells it.
import * as z from 'zod/mini';

export const userInfoSchema = z.object({
  /** The account, whatever else of it changes. */
  id: z.optional(z.string()),
  email: z.optional(z.nullable(z.string())),
  displayName: z.optional(z.nullable(z.string())),
  /** 0..1; absent when never saved. */
  volume: z.optional(z.number().check(z.gte(0, 'Volume is 0 to 1'), z.lte(1, 'Volume is 0 to 1'))),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

export const authStatusSchema = z.object({
  isAuthenticated: z.boolean(),
  userHasPassword: z.optional(z.boolean()),
  userHasSpotifyPremium: z.optional(z.boolean()),
  userInfo: z.optional(z.nullable(userInfoSchema)),
});
export type AuthStatus = z.infer<typeof authStatusSchema>;

export const signInResultSchema = z.object({
  userInfo: userInfoSchema,
  userHasPassword: z.boolean(),
});
export type SignInResult = z.infer<typeof signInResultSchema>;

/** A provider token for the browser; `expiresIn` is its remaining life in seconds. */
export const providerTokenSchema = z.object({
  token: z.string(),
  expiresIn: z.optional(z.number()),
});
export type ProviderToken = z.infer<typeof providerTokenSchema>;
