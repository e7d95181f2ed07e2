// Work that must not delay the page's `load` event, which Spotify's SDK waits for.
import { listen } from '../../../platform/listen';
import { createScriptPolicy } from '../../../platform/trusted-scripts';

/** Runs after `load`, at once when that is over. Returns a function that cancels it. */
export function afterPageLoad(work: () => void): () => void {
  if (document.readyState === 'complete') {
    work();
    return () => undefined;
  }
  return listen(window, ['load'], work, { once: true });
}

// Fetches the providers' scripts. They are versionless, so they cannot be pinned by a hash; the page's policy
// names their exact addresses instead.

/** Makes the one loader of the page; it refuses every address but those given here. */
export function createScriptLoader(addresses: readonly string[]): (address: string) => Promise<void> {
  const trusted = createScriptPolicy('provider-scripts', (address) => addresses.includes(address));
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
