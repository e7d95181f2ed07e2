// What somebody else uses up: beginnings of a sign-in, looks at a form, guesses at a current password, places at the hasher.
import { control, edit } from './control.mjs';

const FOREIGN_START = 'modules/connections/foreign-start.test.ts';
const REDIRECTS = 'modules/connections/redirect-routes.ts';
const START_GATE = 'modules/connections/foreign-start.ts';

export const exhaustionControls = [
  control(
    'AB-03, AB-15',
    "other sites use up their readers' sign-ins",
    [FOREIGN_START, 'an image of another site begins no sign-in'],
    edit(
      REDIRECTS,
      "if (isForeignStart(request)) return refuseForeign(request, reply, 'sign-in', provider);",
    ),
  ),
  control(
    'AB-03, AB-15',
    'from which site a sign-in begins is not looked at',
    [FOREIGN_START, 'a window or a link of another site begins no sign-in'],
    edit(START_GATE, "said('sec-fetch-site', OWN_SITES)", 'true'),
  ),
  control(
    'AB-03, AB-15',
    'what is no navigation begins a sign-in',
    [FOREIGN_START, 'a request that says only how it is made begins no sign-in'],
    edit(START_GATE, "said('sec-fetch-mode', ['navigate'])", 'true'),
  ),
  control(
    'AB-03, AB-15',
    'a frame or an image begins a sign-in',
    [FOREIGN_START, 'a frame on our own page begins no sign-in'],
    edit(START_GATE, "said('sec-fetch-dest', ['document'])", 'true'),
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
];
