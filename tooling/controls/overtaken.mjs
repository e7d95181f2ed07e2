// What takes its time outside the database: what happens to the account meanwhile has the last word.
import { control, edit } from './control.mjs';

const SIGN_IN = 'modules/auth/overtaken-sign-in.test.ts';
const HELD_BODY = 'modules/auth/held-body.test.ts';
const OVERTAKEN = 'modules/connections/overtaken-round.test.ts';
export const takesNothing = edit(
  'modules/connections/transactions.ts',
  '.set({ state_hash: hashOf(newOpaqueId()) })',
  '.set({ state_hash: stateHash })',
);
const noRoundAtTheEnd = edit(
  'modules/connections/linking.ts',
  "if (!(await endTransaction(transaction, round))) return 'state_invalid';",
);
export const noSessionAtTheEnd = edit(
  'modules/connections/linking.ts',
  "if (!(await lockSession(transaction, round.session_hash, userId))) return 'session_changed';",
);

const judgedByItsHead = edit(
  'plugins/access.ts',
  'if (!SAFE_METHODS.includes(request.method)) await recheckAccess(request);',
);
const noSessionAtTheChange = edit(
  'modules/profile/routes.ts',
  'await app.sessions.lock(transaction, raw, userId);',
);

export const overtakenControls = [
  ...['a favourite', 'a token', 'a disconnection'].map((change) =>
    control(
      'AB-08',
      `an ended session brings ${change} in by a body it held back`,
      [HELD_BODY, `${change} whose body comes after the password was changed is refused`],
      judgedByItsHead,
    ),
  ),
  control(
    'AB-08',
    'an ended session changes the e-mail by a body it held back',
    [HELD_BODY, 'an e-mail whose body comes after the password was changed is refused'],
    judgedByItsHead,
    noSessionAtTheChange,
  ),
  control(
    'AB-08',
    'an ended session brings a playlist in by a form it held back',
    [HELD_BODY, 'a playlist whose body comes after the password was changed is refused'],
    edit('modules/playlists/routes.ts', 'await app.recheckAccess(raw);'),
  ),
  control(
    'AB-08',
    'a session that ends while it changes the password changes it all the same',
    [HELD_BODY, 'a new password that signing out overtakes is not the password'],
    edit('plugins/sessions/session.ts', 'await lock(transaction, request, userId);'),
  ),
  control(
    'AB-08',
    'a sign-in under way outlives the change of its password',
    [SIGN_IN, 'a sign-in that the change of the password overtakes'],
    edit('plugins/sessions/session.ts', 'await check(transaction);'),
  ),
  control(
    'AB-08',
    'a link of an operator outlives a new password',
    ['modules/auth/password-reset.test.ts', 'a password changed in the profile ends the link'],
    edit('modules/profile/service.ts', 'if (password) await deleteReset(transaction, userId);'),
  ),
  control(
    'AB-16',
    'a round under way brings back what is disconnected meanwhile',
    [OVERTAKEN, 'spotify during the exchange what is disconnected stays disconnected'],
    noRoundAtTheEnd,
  ),
  control(
    'AB-16',
    'a round under way connects for who has signed out meanwhile',
    [OVERTAKEN, 'spotify during the exchange who signs out connects nothing'],
    noSessionAtTheEnd,
  ),
  control(
    'AB-08, AB-16',
    'a round under way outlives the change of the password',
    [OVERTAKEN, 'spotify a password changed elsewhere ends what the former session was about to connect'],
    noSessionAtTheEnd,
  ),
  control(
    'AB-20',
    'a round under way outlives the reset of its account',
    [OVERTAKEN, 'spotify a reset of the account ends it as well'],
    noRoundAtTheEnd,
    noSessionAtTheEnd,
  ),
  control(
    'AB-15, AB-19',
    'a state is good for another return while the provider is asked',
    [OVERTAKEN, 'spotify a state that is being used opens nothing a second time'],
    takesNothing,
  ),
];
