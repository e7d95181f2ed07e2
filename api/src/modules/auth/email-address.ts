// One address, one account: how what was typed becomes what is stored and what is compared.
import { isEmail } from '@segue/contract';

export type EmailAddress = {
  /** As its owner writes it, with the domain in lower case. */
  email: string;
  /** What the unique index compares. */
  key: string;
};

// Control, format and unassigned characters, and the signs that only look like `@`.
const REFUSED = /[\p{C}\uFE6B\uFF20]/u;

/** The address as kept, or null when it is none. Composed first, then checked, so that no check is passed twice. */
export function emailAddress(typed: string): EmailAddress | null {
  const text = typed.normalize('NFC').trim();
  if (REFUSED.test(text) || !isEmail(text)) return null;
  const at = text.lastIndexOf('@');
  const email = text.slice(0, at) + text.slice(at).toLowerCase();
  return { email, key: email.toLowerCase().normalize('NFC') };
}
