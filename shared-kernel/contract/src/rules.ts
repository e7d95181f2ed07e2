// Rules that a form and a handler check alike.
import {
  COVER_MAX_BYTES,
  COVER_TYPES,
  PLAYLIST_NAME_MAX_CHARACTERS,
  SEARCH_QUERY_MAX_CHARACTERS,
} from './limits';

export const messages = {
  emailRequired: 'An email is required',
  settingsEmailRequired: 'Email is required',
  emailInvalid: 'Invalid email address.',
  passwordRequired: 'A password is required.',
  passwordRule:
    'Password must be 8-32 characters long, include at least one uppercase letter, one lowercase letter, and one number',
  confirmRequired: 'Please confirm your password.',
  confirmMismatch: 'Passwords do not match.',
  allPasswordFields: 'All password fields are required',
  newPasswordsMismatch: 'New passwords do not match',
  newPasswordTooShort: 'New password must be at least 8 characters long',
} as const;

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
// Control characters, and whatever is not drawn: an address with one looks like the address without it.
const UNSEEN = /[\p{C}\p{DI}\u2800]/u;
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])[A-Za-z0-9]{8,32}$/;

/** Trimmed and checked for the shape `name@host.tld`; not proof that the address exists. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= 254 && EMAIL.test(email) && !UNSEEN.test(email);
}

/** 8 to 32 ASCII letters and digits with at least one lower-case, one upper-case and one digit. */
export function isAcceptablePassword(password: string): boolean {
  return PASSWORD.test(password);
}

/**
 * The text that is searched when this was typed: trimmed, without half surrogate pairs, which no address can carry, and cut
 * to what travels. Empty when nothing is left.
 */
export function searchQuery(text: string): string {
  return cutCharacters(text.trim().toWellFormed(), SEARCH_QUERY_MAX_CHARACTERS).trim();
}

/** The first `max` code points; a surrogate pair is kept or dropped whole. */
export function cutCharacters(text: string, max: number): string {
  // No code point takes more than two units, so that a text of megabytes is not spread out.
  return [...text.slice(0, 2 * max)].slice(0, max).join('');
}

/** The name as it is stored, or null when nothing is left of it or it is too long. */
export function playlistName(text: string): string | null {
  const name = text.trim();
  return name.length > 0 && [...name].length <= PLAYLIST_NAME_MAX_CHARACTERS ? name : null;
}

/** Whether a chosen file may be a cover; the server checks the content as well. */
export function isAcceptableCover(file: { type: string; size: number }): boolean {
  return COVER_TYPES.some((type) => type === file.type) && file.size <= COVER_MAX_BYTES;
}
