// Why a journey to a provider came to nothing, and what to do about it. The code comes from the address and is never shown.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';

const AGAIN = 'Please try again.';
const ADVICE: ReadonlyMap<string, (name: string) => string> = new Map<string, (name: string) => string>([
  ['access_denied', (name) => `You did not allow it at ${name}. Connect again whenever you like.`],
  [
    'already_connected',
    (name) =>
      `That ${name} account is connected to another account here. Disconnect it there first, or use another one.`,
  ],
  [
    'reauthenticate',
    () => 'You signed in more than a day ago. Log out, sign in again, and connect within a day.',
  ],
  [
    'missing_scopes',
    (name) => `${name} was not allowed everything that playing needs. Connect again and allow all of it.`,
  ],
  [
    'not_allowed',
    (name) =>
      `${name} does not let this account use the app yet: whoever runs it has to add the account there.`,
  ],
  ['provider_unavailable', (name) => `${name} is not available right now. Please try again later.`],
  ['state_invalid', () => `That journey was already used or is not yours. ${AGAIN}`],
  ['state_expired', () => `That took longer than ten minutes. ${AGAIN}`],
  ['other_browser', () => 'That journey began in another browser. Please begin it here.'],
  ['session_changed', () => `Somebody signed in or out in the meantime. ${AGAIN}`],
  [
    'cross_site',
    () => 'Another site asked for it, so nothing was connected. Press the button here if you want it.',
  ],
  ['too_many', () => 'Too many attempts. Please wait ten minutes.'],
]);

/** One sentence for an error code; unknown codes share one. */
export function adviceOn(code: string, provider: Provider): string {
  return ADVICE.get(code)?.(PROVIDER_NAMES[provider]) ?? AGAIN;
}
