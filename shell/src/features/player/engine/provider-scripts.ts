// Work that must not delay the page's `load` event, which Spotify's SDK waits for.

/** Runs after `load`, at once when that is over. Returns a function that cancels it. */
export function afterPageLoad(work: () => void): () => void {
  if (document.readyState === 'complete') {
    work();
    return () => undefined;
  }
  window.addEventListener('load', work, { once: true });
  return () => window.removeEventListener('load', work);
}

// Fetches the providers' scripts. They are versionless, so they cannot be pinned by a hash; the page's policy
// names their exact addresses instead.

type ScriptPolicy = { createScriptURL: (url: string) => unknown };
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy;
};

/** The name the page's `trusted-types` directive must list. */
export const SCRIPT_POLICY = 'provider-scripts';

/** Makes the one loader of the page; it refuses every address but those given here. */
export function createScriptLoader(addresses: readonly string[]): (address: string) => Promise<void> {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  let policy: ScriptPolicy | undefined;

  function trusted(address: string): string {
    if (!addresses.includes(address)) throw new Error(`Not a provider's script: ${address}`);
    policy ??= factory?.createPolicy(SCRIPT_POLICY, { createScriptURL: (url) => url });
    return policy ? (policy.createScriptURL(address) as string) : address;
  }

  return (address) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.async = true;
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`The script ${address} did not load`));
      script.src = trusted(address);
      document.head.append(script);
    });
}
