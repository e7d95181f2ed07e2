// Only scripts that the registry names are loaded: by Trusted Types for the whole page, elsewhere by this function.
import type { Registry } from '@segue/kernel/remote';
import { createScriptPolicy } from '../network/trusted-scripts';

// Scripts belong to the page, not to a scope, so the list is global.
const entries = new Set<string>();

export function trustEntries(registry: Registry): void {
  for (const { previous, ...current } of registry.remotes) {
    for (const file of [current, current.lazy, previous, previous?.lazy]) if (file) entries.add(file.entry);
  }
}

export const trustedScriptUrl = createScriptPolicy('segue-remotes', (url) =>
  entries.has(url.replace(/\?retry=\d+$/, '')),
);
