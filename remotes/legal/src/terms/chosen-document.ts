import { legalDocuments } from './documents';
import type { LegalDocument } from './document';

export const DOCUMENT_PARAMETER = 'document';

/** The document that the URL names; the terms of service when it names none or an unknown one. */
export function documentOf(parameters: URLSearchParams): LegalDocument {
  const requested = parameters.get(DOCUMENT_PARAMETER);
  return legalDocuments.find((document) => document.id === requested) ?? legalDocuments[0]!;
}
