// Settings that the server writes into the HTML: provider addresses, and whether they are the sandbox.
import * as z from 'zod/mini';
import { pageSettingsSchema } from './providers';

/** The product's name, wherever it is shown or sent. */
export const APP_NAME = 'Segue';

export const runtimeConfigSchema = z.object({
  /** Base URL of all API requests; empty = the page's own origin. */
  apiBase: z.string(),
  /** Null or absent = the server is not configured for the provider. */
  providers: pageSettingsSchema,
  /** Whether the providers are the sandbox; shown as a badge, never branched on. */
  demoCatalogue: z.boolean(),
  /** Whether no list, playlist or queue may hold tracks of both providers. */
  separateProviders: z.boolean(),
  supportEmail: z.string(),
  /** Whether the server can find lyrics. */
  hasLyrics: z.optional(z.boolean()),
  /** Who may create an account: only visitors with an invite link, or nobody. Left out = everybody. */
  registration: z.optional(z.enum(['invite', 'closed'])),
  /** Whether users may make invite links. */
  userInvites: z.optional(z.boolean()),
  /** How often an open page asks for the registry of remotes; 300 when left out. */
  registryRefreshSeconds: z.optional(z.number()),
  /** False = the browser has no session cookie, so nobody is signed in and the page need not ask. */
  hasSession: z.optional(z.boolean()),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;

/** Ids of the data elements in the served HTML. */
export const RUNTIME_CONFIG_ELEMENT = 'segue-config';
export const REGISTRY_ELEMENT = 'segue-registry';
