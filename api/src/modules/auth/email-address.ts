// One address, one account: how what was typed becomes what is stored and what is compared.
import { isEmail } from '@segue/contract';

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
  return { email, key: email.toLowerCase().normalize('NFC') };
}

/** Wide letters, ligatures, a second kind of `@`: what others read as a plainer text would be a second account beside it. */
function looksLikeAnother(text: string): boolean {
  return text !== text.normalize('NFKC') || text.includes(OTHER_DOT);
}
