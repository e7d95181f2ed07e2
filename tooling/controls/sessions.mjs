// Sessions and passwords: fixation, hijacked sessions, accounts that are not set up.
import { control, edit } from './control.mjs';

const FIXATION = 'modules/auth/session-fixation.test.ts';
const PROFILE = 'modules/profile/profile.test.ts';
const FRESH = 'modules/fresh-session.test.ts';
const ACCESS = 'plugins/access.test.ts';
const AUTH = 'modules/auth/auth.test.ts';
const PROFILE_SERVICE = 'modules/profile/service.ts';
const ROUND = 'modules/connections/sign-in-round.test.ts';
const SESSION = 'plugins/sessions/session.ts';
const STORE = 'plugins/sessions/session-store.ts';

/** A new session takes the id the browser came with. */
const keepsBroughtId = edit(
  STORE,
  'now: Date): Promise<string> {\n  const id = newOpaqueId();',
  'now: Date, brought?: string): Promise<string> {\n  const id = brought ?? newOpaqueId();',
);
const begins = [
  ['const begin = async (transaction: Database, userId: number', ', brought?: string'],
  ['id: await insertSession(transaction, userId, app.clock()', ', brought'],
  ['return begin(transaction, userId', ', request.cookies[name]'],
  ['...(await begin(transaction, userId', ', request.cookies[name]'],
].map(([text, more]) => edit(SESSION, text, text + more));

export const sessionControls = [
  ...['registering', 'signing in', 'a provider', 'setting up', 'a new password'].map((way) =>
    control(
      'AB-05',
      `${way} keeps the session id the browser brought`,
      [FIXATION, `${way} never keeps an id somebody chose`],
      keepsBroughtId,
      ...begins,
    ),
  ),
  control(
    'AB-05',
    'the session a browser brought lives on',
    [FIXATION, 'ends that session instead of sharing it'],
    edit(
      SESSION,
      'await deleteSession(transaction, request.cookies[name]);\n          return begin',
      'return begin',
    ),
  ),
  control(
    'AB-05',
    'setting up starts no session of its own',
    [FIXATION, 'setting up never keeps an id somebody chose'],
    edit(
      'modules/auth/routes.ts',
      'await app.sessions.restart(raw, reply, userId, give);',
      '{ changed: await give(database), others: 0 };',
    ),
  ),
  control(
    'AB-05, AB-08',
    'setting up makes members of all who are signed in',
    [ROUND, 'setting up ends every other session of the account'],
    edit(SESSION, 'const others = await deleteSessionsOf(transaction, userId);', 'const others = 0;'),
  ),
  control(
    'AB-05',
    'the database keeps the ids of sessions as they are',
    [AUTH, 'the database holds no id that would open it'],
    edit('secrets/opaque-id.ts', "return createHash('sha256').update(id).digest('hex');", 'return id;'),
  ),
  control(
    'AB-08',
    'any current password will do',
    [PROFILE, 'does not change without the current one'],
    edit(
      PROFILE_SERVICE,
      'if (old === null || !(await isCurrent(holder, old, current)))',
      'if (old === null)',
    ),
  ),
  control(
    'AB-08',
    'the current password may be left out',
    [PROFILE, '{"newPassword":"Lighthouse77"} changes nothing'],
    edit(PROFILE_SERVICE, 'if (isPassword && !(currentPassword && wanted))', 'if (isPassword && !wanted)'),
    edit(
      PROFILE_SERVICE,
      'currentPassword && wanted ? await newPassword(holder, currentPassword,',
      "wanted ? await newPassword(holder, currentPassword ?? '',",
    ),
    edit(PROFILE_SERVICE, 'if (old === null || !(await', "if (old === null || current !== '' && !(await"),
  ),
  control(
    'AB-08',
    'other sessions outlive a new password',
    [PROFILE, 'a change ends every other session and keeps this one under a new id'],
    edit(SESSION, 'const others = await deleteSessionsOf(transaction, userId);', 'const others = 0;'),
  ),
  control(
    'AB-08',
    'of passwords changed at once the last one stays',
    [PROFILE, 'of many changes at once, one wins'],
    // Whoever wins also ends the session of whoever loses.
    edit('modules/auth/repository.ts', "\n    .where('password_hash', '=', change.from)"),
    edit(SESSION, 'await lock(transaction, request, userId);'),
  ),
  control(
    'AB-08',
    'a password is changed though the rest of the change is refused',
    [PROFILE, 'changes together with the other sessions and the e-mail, or not at all'],
    edit(
      'modules/profile/routes.ts',
      'const { others } = await app.sessions.restart(raw, reply, userId, change.write).catch(noteGuess);',
      'await change.write(app.database);\nconst { others } = await app.sessions.restart(raw, reply, userId, async () => {});',
    ),
  ),
  control(
    'AB-08',
    'an old session changes the e-mail',
    [FRESH, 'signs in again before the e-mail changes'],
    edit(
      'modules/profile/routes.ts',
      'if (body.email !== undefined && body.currentPassword === undefined) requireFresh(raw, session, app.clock);',
    ),
  ),
  control(
    'AB-08',
    'an old session connects a provider',
    [FRESH, 'and before a provider is connected'],
    edit('modules/connections/redirect-routes.ts', 'if (!isFresh(request.session, clock()))', 'if (false)'),
  ),
  control(
    'AB-08',
    'using a session makes it fresh',
    [FRESH, 'using the product says nothing about who uses it'],
    edit(STORE, 'authenticatedAt: new Date(row.created_at)', 'authenticatedAt: new Date(row.last_seen_at)'),
  ),
  control(
    'AB-08',
    'a changed e-mail is not in the security log',
    ['modules/security-log.test.ts', 'every event of an account is written once, in order'],
    edit('modules/profile/routes.ts', "logSecurity(raw, 'e-mail changed', { userId });"),
  ),
  control(
    'AB-09',
    'an account without password may do what members may',
    [ACCESS, 'for a newcomer without password'],
    edit(
      'plugins/access.ts',
      "if (access === 'member' && !request.session.hasPassword) failure('setupRequired');",
    ),
  ),
  control(
    'AB-09',
    'a visitor may do what members may',
    [ACCESS, 'for a visitor'],
    edit(
      'plugins/access.ts',
      "if (!request.session) failure('notSignedIn');",
      'if (!request.session) return;',
    ),
  ),
  control(
    'AB-09',
    'an ended session is as good as a live one',
    [ACCESS, 'for a member whose session ended'],
    edit(
      STORE,
      'if (idleMs > SESSION_IDLE_S * 1000 || now.getTime() >= Date.parse(row.expires_at))',
      'if (false)',
    ),
  ),
  control(
    'AB-09',
    'signing out leaves the session alive',
    [ACCESS, 'for a member whose session was revoked'],
    edit(SESSION, 'await deleteSession(app.database, request.cookies[name]);'),
  ),
  control(
    'AB-09',
    'a route may forget to say whom it is for',
    [ACCESS, 'a route that does not say whom it is for keeps the server from starting'],
    edit(
      'plugins/access.ts',
      'if (access === undefined) throw new Error(`${String(method)} ${url} does not declare whom it is for.`);',
      'if (access === undefined) return;',
    ),
  ),
  control(
    'AB-09',
    'an account is set up a second time',
    [ROUND, 'setting up gives the account its e-mail and password, once'],
    edit('modules/auth/routes.ts', "if (session.hasPassword) failure('passwordAlreadySet');"),
    edit('modules/auth/repository.ts', "\n    .where('password_hash', 'is', null)"),
  ),
  control(
    'AB-09',
    'of two who set up one account at once both do',
    [ROUND, 'of many set-ups of one account at once, one is made'],
    edit('modules/auth/repository.ts', "\n    .where('password_hash', 'is', null)"),
    edit(SESSION, 'await lock(transaction, request, userId);'),
  ),
];
