// Whose account a provider opens: forced linking, prepared accounts, one identity for two.
import { control, edit } from './control.mjs';
import { noSessionAtTheEnd } from './overtaken.mjs';

const CONNECT = 'modules/connections/connect-round.test.ts';
const FORCED = 'modules/connections/forced-linking.slow.test.ts';
const FOREIGN = 'modules/connections/foreign-start.test.ts';
const HIJACK = 'modules/connections/pre-hijack.test.ts';
const FINISH = 'modules/connections/round-finish.ts';
const REDIRECTS = 'modules/connections/redirect-routes.ts';
const START = 'modules/connections/foreign-start.ts';
const RESETS = 'modules/auth/password-resets.ts';
const noBrowserCheck = edit(
  FINISH,
  "if (!isOpaqueId(back.mark) || hashOf(back.mark) !== transaction.cookie_hash) return 'other_browser';",
);
const noSessionCheck = edit(
  FINISH,
  "return transaction.purpose === 'connect' && !isSameSession ? 'session_changed' : null;",
  'return null;',
);
const anySessionOfTheUser = edit(FINISH, 'back.sessionHash === transaction.session_hash &&');
const noOwnerCheck = edit(
  'modules/connections/linking.ts',
  "if (owner !== null && owner !== userId) return 'already_connected';",
);
const noPageCheck = edit(START, "if (!isPage) return 'another site';");
const anotherSite =
  "if (start === 'another site') return refuseForeign(request, reply, 'connect', provider);";

export const linkingControls = [
  control(
    'AB-16',
    'another site starts connecting',
    [FORCED, 'starts nothing'],
    edit(REDIRECTS, anotherSite),
  ),
  control(
    'AB-16',
    'a sibling site starts connecting',
    [FORCED, 'a page of a sibling site'],
    edit(
      START,
      "if (site !== undefined) return 'another site';",
      "if (site === 'cross-site') return 'another site';",
    ),
  ),
  control(
    'AB-16',
    'a typed address starts connecting',
    [FORCED, 'an address that was typed, or opened from a mail'],
    edit(REDIRECTS, "if (start === 'unknown') return go(reply, CONNECTIONS_TAB);"),
  ),
  control(
    'AB-16',
    'a browser that says nothing starts connecting',
    [FORCED, 'a browser that says nothing'],
    edit(START, "if (referer === undefined) return 'unknown';", "if (referer === undefined) return 'us';"),
  ),
  control(
    'AB-16',
    'an old browser starts connecting from any page',
    [FORCED, 'an old browser on a page of another site'],
    edit(START, "return originOf(referer) === ours ? 'us' : 'another site';", "return 'us';"),
  ),
  control(
    'AB-16',
    'an image on our own page starts connecting',
    [FORCED, 'an image on our own page'],
    noPageCheck,
  ),
  control(
    'AB-11',
    'an old browser starts to sign in from any page',
    [FOREIGN, 'an old browser on a page of another site begins no sign-in'],
    edit(START, "return originOf(referer) === ours ? 'us' : 'another site';", "return 'us';"),
  ),
  control(
    'AB-16',
    'a newcomer or a visitor starts connecting',
    [CONNECT, 'a visitor is led to sign in, a newcomer to set up'],
    edit(REDIRECTS, 'if (!request.session.hasPassword) return go(reply, screens.setupAccount);'),
  ),
  control(
    'AB-16',
    'a round connects the account it began in to whoever comes back',
    [FORCED, 'spotify alone swapped between start and return'],
    noSessionCheck,
    noBrowserCheck,
  ),
  control(
    'AB-16',
    'a round connects the account it began in under any session',
    [FORCED, 'together with the cookie of the round swapped between start and return'],
    noSessionCheck,
  ),
  control(
    'AB-16',
    'another person in the browser ends the connecting of the first',
    [CONNECT, 'the session ended, or another one began, before the return'],
    noSessionCheck,
    noSessionAtTheEnd,
  ),
  control(
    'AB-16',
    'another session of the same person ends the connecting',
    [CONNECT, 'the same person signed in anew before the return'],
    anySessionOfTheUser,
    noSessionAtTheEnd,
  ),
  control(
    'AB-16',
    'connecting does not ask which account it will be',
    [CONNECT, 'connecting asks for consent anew'],
    edit(
      'modules/connections/round-start.ts',
      "forceConsent: request.purpose === 'connect'",
      'forceConsent: false',
    ),
  ),
  control(
    'AB-16',
    'Spotify is not told to show whose account it is',
    [
      'modules/connections/sandbox-round.test.ts',
      'connecting Spotify shows the person which account it will be',
    ],
    edit('providers/spotify/oauth.ts', "...(request.forceConsent && { show_dialog: 'true' }),"),
  ),
  ...['class 1, classic then federated', 'class 5, a provider that verifies no address'].map((title) =>
    control(
      'AB-20',
      `an e-mail joins two people (${title.slice(0, 7)})`,
      [HIJACK, title],
      edit(
        'modules/connections/linking.ts',
        'import { findUser, holdUser, insertUser,',
        'import { findUser, findUserByEmail, holdUser, insertUser,',
      ),
      edit(
        'modules/connections/linking.ts',
        'const known = owner === null ? null : await findUser(transaction, owner);',
        "const known = owner === null ? await findUserByEmail(transaction, identity.profile.displayName ?? '') : await findUser(transaction, owner);",
      ),
    ),
  ),
  control(
    'AB-20',
    'a session from before outlives the reset of an account',
    [HIJACK, 'class 2, unexpired session'],
    edit(RESETS, 'ended: await deleteSessionsOf(transaction, used.user_id)', 'ended: 0'),
  ),
  control(
    'AB-20',
    'a provider connected before opens the account after its reset',
    [HIJACK, 'class 3, trojan identifier'],
    edit(
      RESETS,
      "await transaction.deleteFrom('connections').where('user_id', '=', used.user_id).execute();",
    ),
  ),
  control(
    'AB-20',
    'a round begun before the reset goes on after it',
    [HIJACK, 'class 4, unexpired change'],
    edit(
      RESETS,
      "await transaction.deleteFrom('oauth_transactions').where('user_id', '=', used.user_id).execute();",
    ),
    noSessionCheck,
    noSessionAtTheEnd,
  ),
  control(
    'AB-21',
    "another account's identity can be taken",
    [CONNECT, "the provider account is another person's"],
    noOwnerCheck,
  ),
  control(
    'AB-21',
    'the database lets one identity have many owners',
    ['modules/connections/linking-race.slow.test.ts', 'exactly one owns the identity'],
    edit(
      'database/migrations/0001-accounts.ts',
      "\n    .addPrimaryKeyConstraint('connections_identity', ['provider', 'provider_user_id'])",
    ),
    noOwnerCheck,
  ),
  control(
    'AB-21',
    'who loses a race of two connects crashes',
    ['modules/connections/linking.test.ts', 'who comes second is told'],
    edit(
      'modules/connections/linking.ts',
      'if (!isUniqueViolation(error)) throw error;\n    return work();',
      'throw error;',
    ),
  ),
];
