export const SIGNED_OUT = { status: 'signed-out' };
/** The session from a response of `checkAuth`. */
export function sessionOf(status) {
    if (!status.isAuthenticated)
        return SIGNED_OUT;
    return {
        status: 'signed-in',
        hasPassword: status.userHasPassword ?? false,
        hasSpotifyPremium: status.userHasSpotifyPremium ?? false,
        user: status.userInfo ?? {},
    };
}
/**
 * The session after the server named the signed-in user. If that is another user than before, the session is loading
 * until the next check, so that the former session ends before the new one begins.
 */
export function nextSession(current, found) {
    return haveDifferentUsers(current, found) ? { status: 'loading' } : found;
}
/** Compares ids. Without both ids it compares emails, which a user may change. */
function haveDifferentUsers(one, other) {
    if (one.status !== 'signed-in' || other.status !== 'signed-in')
        return false;
    const field = one.user.id && other.user.id ? 'id' : 'email';
    return Boolean(one.user[field] && other.user[field]) && one.user[field] !== other.user[field];
}
