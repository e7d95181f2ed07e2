// Only one address may be registered as a service worker.

type Policy = { createScriptURL: (url: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
};

/** Named in the Content-Security-Policy that the server sends. */
const POLICY_NAME = 'segue-worker';
const ADDRESS = '/worker.js';
const rules = {
  createScriptURL(url: string) {
    if (url !== ADDRESS) throw new Error(`${url} is not the service worker.`);
    return url;
  },
};

// A policy belongs to the page, not to a scope, and may be made once.
let policy: Policy | undefined;

/** The address as a TrustedScriptURL where the browser has them. Throws for any but the worker's. */
export function trustedWorkerUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
  return policy.createScriptURL(url) as string;
}
