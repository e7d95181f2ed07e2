// A process of its own that guesses at accounts; its own work must not slow down what is measured beside it.
import { randomBytes } from 'node:crypto';
import { sendPaced } from './paced.mjs';

const { origin, perSecond, seconds, emails, hasDevice } = JSON.parse(process.argv[2] ?? '{}');

/** Looks like the cookie of a browser that has signed in here before; its signature is nobody's. */
const madeUpDevice = () => ({ cookie: `segue-device=${randomBytes(32).toString('base64url')}.x` });

const outcomes = await sendPaced(origin, {
  perSecond,
  seconds,
  sockets: 512,
  next: (index) => ({
    name: 'signIn',
    method: 'POST',
    path: '/api/auth/signIn',
    ...(hasDevice && { headers: madeUpDevice() }),
    // Half of them at accounts that exist.
    body: JSON.stringify({
      email: index % 2 === 0 ? emails[index % emails.length] : `nobody-${index}@example.com`,
      password: `Guess${index}x1`,
    }),
  }),
});
process.stdout.write(JSON.stringify(outcomes.map(({ status, ms }) => [status, Math.round(ms * 10) / 10])));
