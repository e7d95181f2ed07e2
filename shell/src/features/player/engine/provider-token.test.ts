import { errors, type ErrorCode } from '@segue/contract';
import { reasonOf } from './provider-token';

test.each<[ErrorCode, unknown]>([
  ['reconnectNeeded', 'needs-reconnect'],
  ['notConnected', 'needs-reconnect'],
  ['notSignedIn', 'needs-sign-in'],
  ['providerUnavailable', 'provider-down'],
  [
    'appRefused',
    {
      text: "This site's Spotify access isn't set up correctly. Tell the person who runs it.",
      stops: true,
    },
  ],
])('a token refused with "%s" tells why nothing plays', (code, reason) => {
  const { status, message } = errors[code];
  expect(reasonOf({ kind: 'answered', status, body: { message, code }, message }, 'spotify')).toEqual(reason);
});
