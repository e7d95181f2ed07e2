// The format of a legal document: numbered sections of paragraphs and lists.
export type Block = { kind: 'text'; text: string } | { kind: 'list'; items: readonly string[] };

export type Section = { heading: string; blocks: readonly Block[] };

export type LegalDocument = {
  id: 'terms' | 'privacy' | 'copyright' | 'acceptable-use' | 'third-party';
  title: string;
  /** One sentence in plain words, above the sections. */
  summary: string;
  sections: readonly Section[];
};

export const LAST_UPDATED = 'April 10, 2025';

/** Stands for the configured support address in the texts. */
export const EMAIL_PLACEHOLDER = '{email}';

export function text(paragraph: string): Block {
  return { kind: 'text', text: paragraph };
}

export function list(...items: string[]): Block {
  return { kind: 'list', items };
}
