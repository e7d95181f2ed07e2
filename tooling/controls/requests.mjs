// Other sites, and what is written down or sent: cross-site requests, secrets at rest, in the log and in the clear.
import { control, edit } from './control.mjs';

const ORIGIN = 'plugins/origin.test.ts';
const LOGGING = 'plugins/logging.test.ts';
const VAULT = 'secrets/token-cipher.test.ts';
const AT_REST = [
  'modules/connections/sign-in-round.test.ts',
  'neither verifier nor state nor token is readable in the database',
];
const COMES_FROM = 'a change that comes from';

export const requestControls = [
  control(
    'AB-11, AB-12',
    'a change is made whoever asks for it',
    [ORIGIN, `${COMES_FROM} another site is refused on every route and in every dress`],
    edit(
      'plugins/origin.ts',
      "if (!SAFE_METHODS.includes(request.method) && !comesFromUs(request, ours)) failure('crossSite');",
    ),
  ),
  control(
    'AB-11',
    'a sibling site counts as ours',
    [ORIGIN, `${COMES_FROM} a sibling site is refused on every route and in every dress`],
    edit('plugins/origin.ts', "return site === 'same-origin';", "return site !== 'cross-site';"),
  ),
  control(
    'AB-11',
    'without Sec-Fetch-Site the origin is not looked at',
    [ORIGIN, `${COMES_FROM} an old browser on another site is refused on every route and in every dress`],
    edit(
      'plugins/origin.ts',
      'if (origin !== undefined) return origin === ours;',
      'if (origin) return true;',
    ),
  ),
  control(
    'AB-11',
    'without an origin the page is not looked at',
    [
      ORIGIN,
      `${COMES_FROM} an old browser that only says the page is refused on every route and in every dress`,
    ],
    edit('plugins/origin.ts', 'return referer === undefined || originOf(referer) === ours;', 'return true;'),
  ),
  control(
    'AB-11',
    'an origin that begins like ours is ours',
    [
      ORIGIN,
      `${COMES_FROM} a site that sends our name as its host is refused on every route and in every dress`,
    ],
    edit('plugins/origin.ts', 'return origin === ours;', 'return origin.startsWith(ours);'),
  ),
  control(
    'AB-11',
    'plain text is read as a body',
    [ORIGIN, 'a body of text/plain is not taken for JSON'],
    edit('app.ts', "app.removeContentTypeParser('text/plain');"),
  ),
  control(
    'AB-07',
    'tokens of providers are stored as they are',
    AT_REST,
    edit(
      'modules/connections/sealed-tokens.ts',
      "access_token: tokenCipher.encrypt(tokens.accessToken, place(owner, 'access'))",
      'access_token: tokens.accessToken',
    ),
  ),
  control(
    'AB-07',
    'what renews tokens is stored as it is',
    AT_REST,
    edit(
      'modules/connections/sealed-tokens.ts',
      "tokenCipher.encrypt(tokens.refreshToken, place(owner, 'refresh'))",
      'tokens.refreshToken',
    ),
  ),
  control(
    'AB-07',
    'a sealed token opens in any row',
    [VAULT, 'an encrypted text decrypts with its own associated data only'],
    edit('secrets/token-cipher.ts', '\n      cipher.setAAD(Buffer.from(associatedData));'),
    edit('secrets/token-cipher.ts', '\n  decipher.setAAD(Buffer.from(associatedData));'),
  ),
  control(
    'AB-07',
    'a change of key loses what was sealed before',
    [VAULT, 'after a key change old texts still decrypt while the previous secret is configured'],
    edit('secrets/token-cipher.ts', '[...previous.map(keyFrom), currentKey]', '[currentKey]'),
  ),
  control(
    'AB-40',
    'a secret that is logged by mistake stays readable',
    [LOGGING, 'a secret that is logged by mistake is blacked out'],
    edit('plugins/logging.ts', "redact: { paths: SECRETS, censor: '[secret]' },"),
  ),
  control(
    'AB-40',
    'the log has the query of a request',
    [LOGGING, 'a request is logged with its path alone'],
    edit('plugins/logging.ts', "request.url.split('?')[0]?.replace(", 'request.url.replace('),
  ),
  control(
    'AB-40',
    'the log says which address somebody typed',
    ['modules/security-log.test.ts', 'no password, token, cookie, code or address is in any line of the log'],
    edit(
      'modules/auth/routes.ts',
      "logSecurity(raw, 'account registered', { userId: user.id });",
      "logSecurity(raw, 'account registered', { userId: user.id, reason: body.email });",
    ),
  ),
  control(
    'AB-24',
    'two servers renew one token at once',
    ['modules/connections/renewal-lease.slow.test.ts', 'make exactly one renewal'],
    edit('modules/connections/renewal-lease.ts', 'return numUpdatedRows === 1n;', 'return true;'),
  ),
  control(
    'AB-05',
    'a server in production takes an address without https',
    ['config.test.ts', 'in production sessions do not travel in the clear'],
    edit('config.ts', "isProduction && protocol !== 'https:' && !LOOPBACK_HOSTS.includes(hostname)", 'false'),
  ),
];
