// Reads the registry from a data element of the page.
import { REGISTRY_ELEMENT } from '@segue/contract';
import { parseRegistry, type Registry } from './registry-schema';

/** The registry of the page; empty, with the reason in `problems`, when it is missing or invalid. */
export function readRegistry(page: Pick<Document, 'getElementById'>): Registry {
  try {
    return parseRegistry(JSON.parse(page.getElementById(REGISTRY_ELEMENT)?.textContent ?? ''));
  } catch {
    return parseRegistry(null);
  }
}
