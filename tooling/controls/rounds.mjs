// Provider rounds: what ties the way back to the way out.
import { control, edit } from './control.mjs';
import { takesNothing } from './overtaken.mjs';

const REFUSED = 'modules/connections/refused-round.test.ts';
const NEGATIVES = 'modules/connections/oauth-negatives.slow.test.ts';
const CONNECT = 'modules/connections/connect-round.test.ts';
const SIGN_IN = 'modules/connections/sign-in-round.test.ts';
const SWAPPED = 'modules/connections/swapped-rounds.slow.test.ts';
const FINISH = 'modules/connections/round-finish.ts';
const REDIRECTS = 'modules/connections/redirect-routes.ts';
const MARKS = 'modules/connections/round-marks.ts';
const noBrowserCheck = edit(
  FINISH,
  "if (!isOpaqueId(back.mark) || hashOf(back.mark) !== transaction.cookie_hash) return 'other_browser';",
);
const sameVerifier = edit(
  'modules/connections/round-start.ts',
  'const verifier = newOpaqueId();',
  "const verifier = 'v'.repeat(43);",
);

export const roundControls = [
  control(
    'AB-15, AB-19',
    'a state is good for more than one return',
    [REFUSED, 'a state that was used, whatever cookie comes with it'],
    takesNothing,
    edit(FINISH, 'if (!goesOn) await endTransaction(parts.database, transaction);'),
  ),
  control('AB-15', 'a state is good in any browser', [REFUSED, "another browser's state"], noBrowserCheck),
  control(
    'AB-15',
    'a cookie of any round will do',
    [NEGATIVES, 'the cookie of another round'],
    edit(FINISH, ' || hashOf(back.mark) !== transaction.cookie_hash'),
  ),
  control(
    'AB-15',
    'almost right callbacks are let in',
    ['modules/connections/mutated-callbacks.slow.test.ts', 'with one to three things wrong'],
    noBrowserCheck,
  ),
  control(
    'AB-15',
    'a state is good for ever',
    [REFUSED, 'a state older than ten minutes'],
    edit(
      FINISH,
      "if (now.getTime() - Date.parse(transaction.created_at) > TRANSACTION_LIFE_S * 1000) return 'state_expired';",
    ),
  ),
  control(
    'AB-15',
    'scripts can read what ties a round to its browser',
    [SIGN_IN, 'what ties a round to its browser is unreadable to scripts and lives ten minutes'],
    edit(MARKS, 'httpOnly: true', 'httpOnly: false'),
  ),
  control(
    'AB-15',
    'signing in connects the provider to whoever is signed in',
    [CONNECT, 'a round begun to sign in connects nothing to the account that is open'],
    edit(
      REDIRECTS,
      "if (transaction.purpose === 'connect' && transaction.user_id !== null) {\n      const userId = transaction.user_id;",
      'if (request.session) {\n      const { userId } = request.session;',
    ),
  ),
  control(
    'AB-17',
    'every round has the same verifier',
    [NEGATIVES, "another person's code in one's own round"],
    sameVerifier,
  ),
  control(
    'AB-17',
    'rounds with Spotify have no challenge',
    [NEGATIVES, "spotify another person's code in one's own round"],
    edit(
      'providers/spotify/oauth.ts',
      "code_challenge_method: 'S256',\n    code_challenge: request.codeChallenge,",
    ),
    edit('providers/spotify/oauth.ts', 'code_verifier: request.codeVerifier,'),
  ),
  control(
    'AB-17',
    'the challenge is the verifier in plain',
    [NEGATIVES, 'spotify the challenge is S256 and never plain'],
    edit('providers/spotify/oauth.ts', "code_challenge_method: 'S256'", "code_challenge_method: 'plain'"),
  ),
  control(
    'AB-17',
    'the verifier is stored as it is',
    [SIGN_IN, 'nobody who reads the database learns the verifier of a round'],
    edit(
      'modules/connections/round-start.ts',
      'parts.tokenCipher.encrypt(verifier, verifierAssociatedData(state))',
      'verifier',
    ),
  ),
  control(
    'AB-18',
    "a state of one provider ends a round of the other's",
    [REFUSED, "another provider's state"],
    edit(FINISH, "if (transaction.provider !== back.provider) return 'state_invalid';"),
    edit(MARKS, '`${prefix}${provider}-${', '`${prefix}${'),
  ),
  control(
    'AB-18',
    'what answers a sign-in ends the connecting beside it',
    [SWAPPED, 'the answer to a spotify sign-in opens no spotify connect'],
    sameVerifier,
  ),
  control(
    'AB-18',
    'one id at both providers is one person',
    [SIGN_IN, 'one id at both providers is two people'],
    edit(
      'modules/connections/repository.ts',
      ".where('provider', '=', provider)\n    .where('provider_user_id', '=', providerUserId)\n",
      ".where('provider_user_id', '=', providerUserId)\n",
    ),
  ),
  control(
    'AB-19',
    'a second tab takes the place of the first',
    [SIGN_IN, 'tabs that sign in side by side do not disturb one another'],
    edit(
      MARKS,
      '`${prefix}${provider}-${hashOf(state).slice(0, STATE_MARK_CHARACTERS)}`',
      '`${prefix}${provider}`',
    ),
  ),
  control(
    'AB-19',
    'a browser keeps every round it ever began',
    [SIGN_IN, 'a browser keeps at most five rounds open, the newest ones'],
    edit(MARKS, 'const LIVE_ROUNDS_MAX = 5;', 'const LIVE_ROUNDS_MAX = 500;'),
  ),
  control(
    'AB-19',
    'who goes back to a finished sign-in is told that connecting failed',
    ['modules/connections/second-return.test.ts', 'a member who has signed in is not told'],
    edit(REDIRECTS, 'mark !== null && request.session?.hasPassword', 'request.session?.hasPassword'),
  ),
  control(
    'AB-18',
    'a profile without its account_id is another person',
    [
      'modules/connections/lying-services.slow.test.ts',
      'Spotify: a known person whose profile comes without what they are known by',
    ],
    edit(
      'providers/spotify/web-api.ts',
      'account_id: z.string().check(z.minLength(1)),',
      'id: z.string(), account_id: lenient(z.string()),',
    ),
    edit(
      'providers/spotify/web-api.ts',
      'providerUserId: profile.account_id,',
      'providerUserId: profile.account_id ?? profile.id,',
    ),
  ),
];
