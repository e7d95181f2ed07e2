// Who may see which screen, as plain functions of the session.
import { screens } from '@segue/contract';
import type { Session } from '@segue/stores';

export type Verdict = { kind: 'wait' } | { kind: 'pass' } | { kind: 'redirect'; to: string };
export type Rule = (session: Session) => Verdict;

const WAIT: Verdict = { kind: 'wait' };
const PASS: Verdict = { kind: 'pass' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

const withoutPassword = (session: Session) => session.status === 'signed-in' && !session.hasPassword;

/** Only for people who are not signed in; others go to `target`, or finish their account first. */
export const forVisitors =
  (target: string): Rule =>
  (session) => {
    if (session.status === 'loading') return WAIT;
    if (session.status === 'signed-out') return PASS;
    return redirect(session.hasPassword ? target : screens.setupAccount);
  };

/** Only for accounts that still lack a password; finished ones go to `target`, strangers to sign in. */
export const forSetup =
  (target: string): Rule =>
  (session) => {
    if (session.status === 'loading') return WAIT;
    if (session.status === 'signed-out') return redirect(screens.signIn);
    return session.hasPassword ? redirect(target) : PASS;
  };

/** Only for people who are signed in. */
export const forSignedIn: Rule = (session) => {
  if (session.status === 'loading') return WAIT;
  return session.status === 'signed-in' ? PASS : redirect(screens.signIn);
};

/** An account without a password is led to its setup from every other address. */
export function forcedSetup(session: Session, pathname: string): string | null {
  return withoutPassword(session) && pathname !== screens.setupAccount ? screens.setupAccount : null;
}
