// Work that must not delay the page's `load` event, which Spotify's SDK waits for.
import type { UnavailableReason } from '../rules/player-messages';
import { listen } from '../../platform/listen';
import { withinMs } from '../../platform/network/time-limit';
import { createScriptPolicy } from '../../platform/network/trusted-scripts';

/** Runs after `load`, at once when that is over. Returns a function that cancels it. */
export function afterPageLoad(work: () => void): () => void {
  if (document.readyState === 'complete') {
    work();
    return () => undefined;
  }
  return listen(window, ['load'], work, { once: true });
}

/** The time limit for a loaded vendor script to define its API. */
const API_MS = 5000;

/** A vendor's script came without its API: an extension emptied it, or something on the way changed it. */
class BlockedScriptError extends Error {
  override readonly name = 'BlockedScriptError';
}

/** Loads a vendor's script and waits for its API. Rejects with BlockedScriptError when the script came without it. */
export async function loadVendorApi<Api>(
  loadScript: () => Promise<void>,
  find: () => Api | undefined | Promise<Api>,
): Promise<Api> {
  await loadScript();
  const api = await withinMs(API_MS, Promise.resolve(find()));
  if (api === undefined) throw new BlockedScriptError('The script did not define its API');
  return api;
}

export function whyNotLoaded(error: unknown): UnavailableReason {
  return error instanceof BlockedScriptError ? 'player-blocked' : 'provider-down';
}

// The providers' scripts have no version and so no hash: the page's policy names their exact addresses instead.

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
