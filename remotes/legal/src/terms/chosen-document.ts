// Which document an address asks for; it lives in the URL so that it can be linked.
import { legalDocuments } from './documents';
import type { LegalDocument } from './document';

export const DOCUMENT_PARAMETER = 'document';

/** The document an address asks for; the terms when it asks for none, or for one that does not exist. */
export function documentOf(parameters: URLSearchParams): LegalDocument {
  const asked = parameters.get(DOCUMENT_PARAMETER);
  return legalDocuments.find((document) => document.id === asked) ?? legalDocuments[0]!;
}
