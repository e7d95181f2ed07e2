// The passwords that keep the rule and that everybody tries first.
import { COMMON_PASSWORDS } from './common-password-list';

const COMMON: ReadonlySet<string> = new Set(COMMON_PASSWORDS.trim().split(/\s/));

/** Whether a password is among those that are tried first; capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
