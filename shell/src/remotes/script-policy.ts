// The page's rule for scripts of remotes: only what the registry names may run. Browsers that know trusted types
// enforce it, whatever else in the page tries; the others are held to it by the same function.
import type { Registry } from '@segue/federation';

type Policy = { createScriptURL: (url: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

/** Named in the Content-Security-Policy that the server sends. */
export const POLICY_NAME = 'segue-remotes';

// Scripts belong to the page, not to a scope: there is one list and one policy in it.
const entries = new Set<string>();
let policy: Policy | undefined;

/** Lets the registry's entries run. */
export function trustEntries(registry: Registry): void {
  for (const { entry, previous } of registry.remotes) {
    entries.add(entry);
    if (previous) entries.add(previous.entry);
  }
}

/** The address as the browser wants it. Throws for one that the registry does not name. */
export function trustedScriptUrl(url: string): unknown {
  policy ??= createPolicy();
  return policy.createScriptURL(url);
}

function createPolicy(): Policy {
  const rules = {
    createScriptURL(url: string) {
      if (!entries.has(url.replace(/\?retry=\d+$/, ''))) {
        throw new Error(`${url} is not named in the registry of remotes.`);
      }
      return url;
    },
  };
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
}
