// Reads the registry out of the page it was served with.
import { REGISTRY_ELEMENT } from '@segue/contract';
import { EMPTY_REGISTRY, parseRegistry, type Registry } from './registry-schema';

/** The registry in the document's data element; an empty one, with the reason, when there is none. */
export function readRegistry(page: Pick<Document, 'getElementById'>): Registry {
  const text = page.getElementById(REGISTRY_ELEMENT)?.textContent;
  if (!text) return { ...EMPTY_REGISTRY, problems: ['The page carries no registry of remotes.'] };
  try {
    return parseRegistry(JSON.parse(text));
  } catch {
    return { ...EMPTY_REGISTRY, problems: ['The registry of remotes is not JSON.'] };
  }
}
