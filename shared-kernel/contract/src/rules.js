// Validation rules that forms and the server share.
import { COVER_MAX_BYTES, COVER_TYPES, PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, PLAYLIST_NAME_MAX_CHARACTERS, SEARCH_QUERY_MAX_CHARACTERS, } from './limits';
export const messages = {
    emailRequired: 'An email is required',
    settingsEmailRequired: 'Email is required',
    emailInvalid: 'Invalid email address.',
    passwordRequired: 'A password is required.',
    passwordRule: 'Password must be 8-32 characters long, include at least one uppercase letter, one lowercase letter, and one number',
    confirmRequired: 'Please confirm your password.',
    confirmMismatch: 'Passwords do not match.',
    allPasswordFields: 'All password fields are required',
    newPasswordsMismatch: 'New passwords do not match',
    newPasswordTooShort: `New password must be at least ${PASSWORD_MIN_CHARACTERS} characters long`,
};
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
// Control and other invisible characters: an address with one looks like the address without it.
const INVISIBLE = /[\p{C}\p{DI}\u2800]/u;
const PASSWORD = new RegExp(`^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])[A-Za-z0-9]{${PASSWORD_MIN_CHARACTERS},${PASSWORD_MAX_CHARACTERS}}$`);
/** Trimmed and checked for the shape `name@host.tld`; not proof that the address exists. */
export function isEmail(text) {
    const email = text.trim();
    return email.length <= 254 && EMAIL.test(email) && !INVISIBLE.test(email);
}
/** 8 to 32 ASCII letters and digits with at least one lower-case, one upper-case and one digit. */
export function isAcceptablePassword(password) {
    return PASSWORD.test(password);
}
/** The typed text as it is searched: trimmed, without lone surrogates (no URL can carry one), cut to the limit; may be empty. */
export function searchQuery(text) {
    return cutCharacters(text.trim().toWellFormed(), SEARCH_QUERY_MAX_CHARACTERS).trim();
}
/** The first `max` code points; a surrogate pair is kept or dropped whole. */
export function cutCharacters(text, max) {
    // A code point takes two units at most; slicing first avoids spreading megabytes.
    return [...text.slice(0, 2 * max)].slice(0, max).join('');
}
/** The trimmed name, or null when it is empty or too long. */
export function playlistName(text) {
    const name = text.trim();
    return name.length > 0 && [...name].length <= PLAYLIST_NAME_MAX_CHARACTERS ? name : null;
}
/** Checks type and size of a cover file; the server checks its content as well. */
export function isAcceptableCover(file) {
    return COVER_TYPES.some((type) => type === file.type) && file.size <= COVER_MAX_BYTES;
}
