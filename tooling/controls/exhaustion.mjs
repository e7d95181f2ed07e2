// What somebody else uses up: beginnings of a sign-in, looks at a form, guesses at a current password, places at the hasher.
import { control, edit } from './control.mjs';

const CHECK = 'modules/profile/current-password.ts';
const CURRENT = 'modules/profile/current-password.test.ts';
const FOREIGN_START = 'modules/connections/foreign-start.test.ts';
const GATE = 'semaphore.test.ts';
const REDIRECTS = 'modules/connections/redirect-routes.ts';
const START_GATE = 'modules/connections/foreign-start.ts';
/** An account may have as much under way as it likes. */
const noShare = edit(
  'semaphore.ts',
  '(tasksOf.get(priority.known) ?? 0) < KNOWN_PER_ACCOUNT ? priority.known : null',
  'priority.known',
);

export const exhaustionControls = [
  control(
    'AB-03, AB-15',
    "other sites use up their readers' sign-ins",
    [FOREIGN_START, 'an image of another site begins no sign-in'],
    edit(
      REDIRECTS,
      "if (startedBy(request, ours) === 'another site') {\n        return refuseForeign(request, reply, 'sign-in', provider);\n      }",
    ),
  ),
  control(
    'AB-03, AB-15',
    'from which site a sign-in begins is not looked at',
    [FOREIGN_START, 'a window or a link of another site begins no sign-in'],
    edit(START_GATE, "if (site !== undefined) return 'another site';"),
  ),
  control(
    'AB-03, AB-15',
    'what is no navigation begins a sign-in',
    [FOREIGN_START, 'a request that says only how it is made begins no sign-in'],
    edit(START_GATE, "says('sec-fetch-mode', 'navigate') &&"),
  ),
  control(
    'AB-03, AB-15',
    'a frame or an image begins a sign-in',
    [FOREIGN_START, 'a frame on our own page begins no sign-in'],
    edit(START_GATE, " && says('sec-fetch-dest', 'document')"),
  ),
  control(
    'AB-15, AB-16',
    'what other sites begin is not in the security log',
    ['modules/security-log.test.ts', 'what another site makes a browser begin is written down'],
    edit(
      REDIRECTS,
      "logSecurity(request, 'provider start refused', { provider, userId, reason: 'cross_site' });",
    ),
  ),
  control(
    'AB-03',
    "other sites use up their readers' searches",
    ['modules/search/search.test.ts', 'what a page that is cross-site asks for is refused'],
    edit('modules/search/routes.ts', "if (isOfAnotherSite(request)) failure('crossSite');"),
  ),
  control(
    'AB-03',
    'looking at the form of a reset uses up its attempts',
    ['modules/auth/password-reset.test.ts', 'looking uses nothing up that the owner needs'],
    edit(
      'modules/auth/reset-routes.ts',
      'scope.get<{ Params: { token: string } }>(PATH, { config }, async',
      'scope.get<{ Params: { token: string } }>(PATH, { config: { ...config, rateLimit: accountLimits(scope).newAccount } }, async',
    ),
  ),
  control(
    'AB-04',
    'sending the form of a reset is not counted',
    ['modules/auth/password-reset.test.ts', 'looking uses nothing up that the owner needs'],
    edit(
      'modules/auth/reset-routes.ts',
      'const counted = { ...config, rateLimit: accountLimits(scope).newAccount };',
      'const counted = config;',
    ),
  ),
  control(
    'AB-08',
    'a session guesses at its current password without end',
    [CURRENT, 'the sixth wrong current password of a session is not even tried'],
    edit(
      CHECK,
      'limit: limits.currentPasswords,\n    windowMs: WINDOW_MS',
      'limit: Infinity,\n    windowMs: WINDOW_MS',
    ),
  ),
  control(
    'AB-08',
    'wrong current passwords of a day are not counted for the account',
    [CURRENT, 'one session guesses sixty times a day'],
    edit(CHECK, 'limit: limits.currentPasswordsADay', 'limit: Infinity'),
  ),
  control(
    'AB-08',
    'guesses at the current password keep the owner from changing it',
    [CURRENT, 'and the owner changes the password in another'],
    edit(CHECK, '    [inSession, own],\n'),
  ),
  control(
    'AB-08',
    'every session has as many attempts of its own as it likes',
    [CURRENT, 'several stolen sessions share the sixty'],
    edit(CHECK, '    [inSession, own],\n', '    [inSession],\n'),
  ),
  control(
    'AB-08',
    'a right current password counts as a wrong one',
    [CURRENT, 'a right current password is not counted'],
    edit(CHECK, 'if (!isWrong) await takeBackAttempt(database, counted, begun);'),
  ),
  control(
    'AB-08',
    'guesses at a current password are not in the security log',
    [CURRENT, 'every wrong one, and every one too many, is in the security log'],
    edit('modules/profile/routes.ts', "logSecurity(raw, 'password change failed', { userId, reason });"),
  ),
  control(
    'AB-08',
    'an intruder uses up the changes of the password',
    [CURRENT, 'the owner changes the password'],
    edit(
      'plugins/rate-limits.ts',
      'url === routes.updateProfile.path ? countForSession : countForUser',
      'countForUser',
    ),
  ),
  control(
    'AB-08',
    'an intruder keeps the owner from signing out',
    [CURRENT, 'the owner signs out'],
    edit('plugins/rate-limits.ts', 'if (url === routes.logout.path) return;'),
  ),
  control(
    'AB-03, AB-04',
    'one account takes every place of those who are known',
    [GATE, 'an account has two known tasks at a time'],
    noShare,
  ),
  control(
    'AB-03, AB-04',
    'known accounts keep strangers waiting for ever',
    [GATE, 'one anonymous task runs after four known ones'],
    edit('semaphore.ts', ' || knownInARow >= KNOWN_IN_A_ROW'),
  ),
  control(
    'AB-03, AB-04',
    'a crowd of one account keeps everybody else from signing in',
    ['secrets/password-hasher.slow.test.ts', 'a crowd of one account leaves room'],
    noShare,
  ),
];
