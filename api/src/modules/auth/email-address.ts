// One address, one account: how what was typed becomes what is stored and what is compared.
import { isEmail } from '@segue/contract';
import { domainToASCII } from 'node:url';

export type EmailAddress = {
  /** As its owner writes it, with the domain in lower case. */
  email: string;
  /** What the unique index compares. */
  key: string;
};

/** Where names of hosts are read, it is a dot like any other. */
const OTHER_DOT = '\u3002';

/** The address as kept, or null when it is none. Composed first, then checked, so that no check is passed twice. */
export function emailAddress(typed: string): EmailAddress | null {
  const text = typed.normalize('NFC').trim();
  if (looksLikeAnother(text) || !isEmail(text)) return null;
  const at = text.lastIndexOf('@');
  const email = text.slice(0, at) + text.slice(at).toLowerCase();
  return { email, key: emailKey(email) };
}

const ASCII = /^\p{ASCII}*$/u;

/** One key for every way to write an address as kept; of an address in ASCII it is the address in lower case. */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@');
  return `${foldCase(email.slice(0, at))}@${hostKey(email.slice(at + 1))}`;
}

/** A host whose letters are not all ASCII has a second name, whose are; in hosts `ß` is no `ss`. */
function hostKey(host: string): string {
  return (!ASCII.test(host) && domainToASCII(host)) || foldCase(host);
}

/** By way of the capitals, where `ß` is `SS`; letter by letter, as a sigma that ends a word has a small letter of its own. */
function foldCase(text: string): string {
  const capitals = [...text.toLowerCase().toUpperCase()];
  return capitals
    .map((letter) => letter.toLowerCase())
    .join('')
    .normalize('NFC');
}

/** Wide letters, ligatures, a second kind of `@`: what others read as a plainer text would be a second account beside it. */
function looksLikeAnother(text: string): boolean {
  return text !== text.normalize('NFKC') || text.includes(OTHER_DOT);
}
