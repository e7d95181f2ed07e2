// What the server tells the page before any script runs: provider addresses and whether they are stand-ins.
import * as z from 'zod/mini';

export const runtimeConfigSchema = z.object({
  /** Base of all product calls; empty = the page's own origin. */
  apiBase: z.string(),
  providers: z.object({
    spotify: z.object({ sdkUrl: z.string(), apiUrl: z.string() }),
    soundcloud: z.object({ widgetScriptUrl: z.string(), widgetPlayerUrl: z.string(), apiUrl: z.string() }),
  }),
  /** True when the catalogue is a demonstration; shown as a badge, never branched on. */
  demoCatalogue: z.boolean(),
  supportEmail: z.string(),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;

/** Ids of the data elements in the served HTML. */
export const RUNTIME_CONFIG_ELEMENT = 'segue-config';
export const REGISTRY_ELEMENT = 'segue-registry';
