export const aVisitor = { status: 'signed-out' };
/** The session of a signed-in user with a password and without Premium. */
export function aSession(part = {}) {
    return {
        status: 'signed-in',
        hasPassword: true,
        hasSpotifyPremium: false,
        user: { email: 'ada@example.com' },
        ...part,
    };
}
/** The response of the `checkAuth` route for a session. */
export function anAuthStatus(session) {
    if (session.status !== 'signed-in')
        return { isAuthenticated: false };
    return {
        isAuthenticated: true,
        userHasPassword: session.hasPassword,
        userHasSpotifyPremium: session.hasSpotifyPremium,
        userInfo: session.user,
    };
}
