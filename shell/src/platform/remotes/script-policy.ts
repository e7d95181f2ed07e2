// Only scripts that the registry names may be loaded. Browsers with Trusted Types enforce it for the whole page; in
// others this function checks the URL.
import type { Registry } from '@segue/federation';

type Policy = { createScriptURL: (url: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

/** Named in the Content-Security-Policy that the server sends. */
const POLICY_NAME = 'segue-remotes';

// Scripts belong to the page, not to a scope: there is one list and one policy in it.
const entries = new Set<string>();
let policy: Policy | undefined;

/** Allows the files of a registry. */
export function trustEntries(registry: Registry): void {
  for (const { previous, ...current } of registry.remotes) {
    for (const file of [current, current.lazy, previous, previous?.lazy]) if (file) entries.add(file.entry);
  }
}

/** The URL as a TrustedScriptURL where the browser has them. Throws for one that the registry does not name. */
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
