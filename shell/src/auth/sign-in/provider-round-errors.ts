// Why a sign-in at a provider came to nothing, in words. The code comes from the address and is never shown.

const SENTENCES: Readonly<Record<string, string>> = {
  access_denied: 'You did not allow the connection, so you are not signed in.',
  denied: 'You did not allow the connection, so you are not signed in.',
  expired: 'That sign-in took too long. Please try again.',
  state: 'That sign-in was already used or took too long. Please try again.',
  unavailable: 'The provider is not available right now. Please try again later.',
  provider_unavailable: 'The provider is not available right now. Please try again later.',
};
const OTHERWISE = 'Signing in with the provider did not work. Please try again.';

/** One sentence for an error code; unknown codes share one. */
export function sentenceOf(code: string): string {
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code]! : OTHERWISE;
}
