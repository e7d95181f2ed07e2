// Why a sign-in at a provider came to nothing, in words. The code comes from the address and is never shown.

const AGAIN = 'Please try again.';
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['access_denied', 'You did not allow the connection, so you are not signed in.'],
  ['state_invalid', `That sign-in was already used or is not yours. ${AGAIN}`],
  ['state_expired', `That sign-in took too long. ${AGAIN}`],
  ['other_browser', 'That sign-in was begun in another browser. Please begin it here.'],
  ['session_changed', `Somebody signed in or out in the meantime. ${AGAIN}`],
  ['missing_scopes', 'Not everything was allowed that playing and searching need. Please allow all of it.'],
  ['not_allowed', 'The provider does not let this account use the app.'],
  ['provider_unavailable', 'The provider is not available right now. Please try again later.'],
  ['cross_site', `That sign-in came from another site. ${AGAIN}`],
  ['too_many', 'Too many attempts. Please try again later.'],
]);
const OTHERWISE = `Signing in with the provider did not work. ${AGAIN}`;

/** One sentence for an error code; unknown codes share one. */
export function sentenceOf(code: string): string {
  return SENTENCES.get(code) ?? OTHERWISE;
}
