// Normalizes email addresses, so that each spelling of an address is one account.
import { isEmail } from '@segue/contract';
import { domainToASCII } from 'node:url';

export type EmailAddress = {
  /** As typed, with the domain in lower case. */
  email: string;
  /** Compared by the unique index of the table. */
  key: string;
};

/** The ideographic full stop; IDNA treats it as a dot. */
const OTHER_DOT = '\u3002';

/** The normalized address, or null when it is invalid. NFC comes first, so that the checks see the stored form. */
export function emailAddress(typed: string): EmailAddress | null {
  const text = typed.normalize('NFC').trim();
  if (looksLikeAnother(text) || !isEmail(text)) return null;
  const at = text.lastIndexOf('@');
  const email = text.slice(0, at) + text.slice(at).toLowerCase();
  return { email, key: emailKey(email) };
}

const ASCII = /^\p{ASCII}*$/u;

/** The key of a stored address, equal for all its spellings. For an ASCII address it is the lower case. */
function emailKey(email: string): string {
  const at = email.lastIndexOf('@');
  return `${foldCase(email.slice(0, at))}@${hostKey(email.slice(at + 1))}`;
}

/** The ASCII (punycode) form of an international host, in which `ß` differs from `ss`. */
function hostKey(host: string): string {
  return (!ASCII.test(host) && domainToASCII(host)) || foldCase(host);
}

/** Folds case through upper case, where `ß` is `SS`; letter by letter, because a final sigma has a lower case of its own. */
function foldCase(text: string): string {
  const capitals = [...text.toLowerCase().toUpperCase()];
  return capitals
    .map((letter) => letter.toLowerCase())
    .join('')
    .normalize('NFC');
}

/** Full-width letters, ligatures and a full-width `@`: homoglyphs of another address, refused. */
function looksLikeAnother(text: string): boolean {
  return text !== text.normalize('NFKC') || text.includes(OTHER_DOT);
}
