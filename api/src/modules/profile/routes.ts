import { OPEN_ID, PROVIDER_NAMES, routes, type Appearance } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute, type SignInIdentity } from '../../plugins/contract-routes';
import { requireAttempt } from '../../database/attempts';
import { DomainError, failure } from '../../failure';
import { networkOf } from '../../plugins/network';
import { createEnumerationLimit, PROXY_ISSUER } from '../auth';
import { requireFresh } from '../fresh-session';
import { logSecurity } from '../../plugins/security-log';
import { createCurrentPasswordCheck } from './current-password';
import { prepareChange, readProfile } from './service';

const HOUR_MS = 3_600_000;
const NO_PASSWORD = 'This account signs in without an email and a password.';

const nameOf = ({ issuer }: SignInIdentity) =>
  issuer === PROXY_ISSUER ? 'the login in front of this site' : PROVIDER_NAMES[OPEN_ID];

export async function profileModule(app: FastifyInstance): Promise<void> {
  const { database, clock, config } = app;
  const isCurrent = createCurrentPasswordCheck(app);
  const limitEnumeration = createEnumerationLimit(app);
  // Each answer tells whether an address has an account. With the current password they count apart from an intruder's.
  const countEmailChange = async (userId: number, isProven: boolean): Promise<void> => {
    const about = `e-mail changes ${isProven ? 'with the password' : 'in a session'} of ${userId}`;
    const counter = { about, limit: config.limits.emailChanges, windowMs: HOUR_MS };
    await requireAttempt(database, [[counter]], clock());
  };

  registerRoute(app, routes.getProfile, async ({ session }) => ({
    profile: {
      ...(await readProfile(database, session.userId)),
      ...(session.identity && { signsInWith: nameOf(session.identity) }),
    },
  }));

  registerRoute(app, routes.updateProfile, async ({ body, session, raw }, reply) => {
    const { userId } = session;
    if (!session.hasPassword) failure('badRequest', { message: NO_PASSWORD });
    // The current password counts as a recent sign-in.
    if (body.email !== undefined && body.currentPassword === undefined) requireFresh(raw, session, app.clock);
    const sessionHash = app.sessions.hashIn(raw) ?? failure('notSignedIn');
    const noteGuess = (error: unknown): never => {
      const reason = error instanceof DomainError ? error.code : null;
      if (reason === 'passwordIncorrect' || reason === 'tooMany') {
        logSecurity(raw, 'password change failed', { userId, reason });
      }
      throw error;
    };
    const change = await prepareChange(app, isCurrent, { userId, sessionHash }, body).catch(noteGuess);
    const write = async (): Promise<void> => {
      if (!change.changesPassword) {
        return database.transaction().execute(async (transaction) => {
          await change.write(transaction);
          await app.sessions.lock(transaction, raw, userId);
        });
      }
      // Other sessions may be an intruder's.
      const { others } = await app.sessions.restart(raw, reply, userId, change.write).catch(noteGuess);
      logSecurity(raw, 'password changed', { userId });
      logSecurity(raw, 'sessions revoked', { userId, count: others });
    };
    if (body.email === undefined) await write();
    else {
      await countEmailChange(userId, change.changesPassword);
      await limitEnumeration(networkOf(raw.ip), body.email, write);
      logSecurity(raw, 'e-mail changed', { userId });
    }
    return { profile: await readProfile(database, userId) };
  });

  // Does not change `updated_at`, the time of the last profile change.
  const save = async (userId: number, setting: { volume: number } | { appearance: Appearance }) => {
    await database.updateTable('users').set(setting).where('id', '=', userId).execute();
  };
  registerRoute(app, routes.saveVolume, ({ body, session }) =>
    save(session.userId, { volume: body.newVolume }),
  );
  registerRoute(app, routes.saveAppearance, ({ body, session }) => save(session.userId, body));
}
