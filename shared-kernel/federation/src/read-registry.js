// Reads the registry from a data element of the page.
import { REGISTRY_ELEMENT } from '@segue/contract';
import { EMPTY_REGISTRY, parseRegistry } from './registry-schema';
/** The registry of the page; empty, with the reason in `problems`, when it is missing or invalid. */
export function readRegistry(page) {
    const text = page.getElementById(REGISTRY_ELEMENT)?.textContent;
    if (!text)
        return { ...EMPTY_REGISTRY, problems: ['The page carries no registry of remotes.'] };
    try {
        return parseRegistry(JSON.parse(text));
    }
    catch {
        return { ...EMPTY_REGISTRY, problems: ['The registry of remotes is not JSON.'] };
    }
}
