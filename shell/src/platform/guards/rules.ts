// Which session may see which screen, as pure functions.
import { screens } from '@segue/contract';
import type { Session } from '@segue/stores/ports';

export type Verdict = { kind: 'wait' } | { kind: 'pass' } | { kind: 'redirect'; to: string };
export type Rule = (session: Session) => Verdict;

const WAIT: Verdict = { kind: 'wait' };
const PASS: Verdict = { kind: 'pass' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

const withoutPassword = (session: Session) => session.status === 'signed-in' && !session.hasPassword;

/** For visitors. Signed-in users go to `target`, or to the setup of their account. */
export const forVisitors =
  (target: string): Rule =>
  (session) => {
    if (session.status === 'loading') return WAIT;
    if (session.status === 'signed-out') return PASS;
    return redirect(session.hasPassword ? target : screens.setupAccount);
  };

/** For accounts without a password. Complete accounts go to `target`, visitors to the sign-in screen. */
export const forSetup =
  (target: string): Rule =>
  (session) => {
    if (session.status === 'loading') return WAIT;
    if (session.status === 'signed-out') return redirect(screens.signIn);
    return session.hasPassword ? redirect(target) : PASS;
  };

/** For signed-in users. */
export const forSignedIn: Rule = (session) => {
  if (session.status === 'loading') return WAIT;
  return session.status === 'signed-in' ? PASS : redirect(screens.signIn);
};

/** The setup screen for an account without a password, at every other path; else null. */
export function forcedSetup(session: Session, pathname: string): string | null {
  return withoutPassword(session) && pathname !== screens.setupAccount ? screens.setupAccount : null;
}
