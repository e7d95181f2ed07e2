import fc from 'fast-check';
import type { IncomingMessage } from 'node:http';
import { createRequestIds } from './request-ids';

const UUID = /^[0-9a-f-]{36}$/;
const GIVEN = '6f0c8d2e51b94a17';
const idOf = (trusted: string[], remoteAddress: string, given: string | undefined = GIVEN) =>
  createRequestIds(trusted)({
    headers: given === undefined ? {} : { 'x-request-id': given },
    socket: { remoteAddress },
  } as unknown as IncomingMessage);

test.each([
  [['10.0.0.1'], '10.0.0.1'],
  [['10.0.0.0/8'], '10.20.30.40'],
  [['10.0.0.1'], '::ffff:10.0.0.1'],
  [['fd00::/8'], 'fd12::1'],
  [['loopback'], '127.0.0.1'],
  [['loopback'], '::1'],
  [['uniquelocal'], '192.168.3.4'],
  [['linklocal', '10.0.0.1'], 'fe80::1'],
])('with TRUSTED_PROXIES %j the id that %s sends is used', (trusted, address) => {
  expect(idOf(trusted, address)).toBe(GIVEN);
});

test.each<[trusted: string[], address: string, given: string]>([
  [[], '127.0.0.1', GIVEN],
  [['10.0.0.1'], '10.0.0.2', GIVEN],
  [['10.0.0.0/8'], '11.0.0.1', GIVEN],
  [['loopback'], '192.168.3.4', GIVEN],
  [['10.0.0.1'], '', GIVEN],
  [['10.0.0.1'], '10.0.0.1', 'short'],
  [['10.0.0.1'], '10.0.0.1', 'x'.repeat(65)],
  [['10.0.0.1'], '10.0.0.1', 'with a space'],
  [['10.0.0.1'], '10.0.0.1', 'line\nbreak-of-a-log'],
])('with TRUSTED_PROXIES %j an id from %s is not used: %s', (trusted, address, given) => {
  expect(idOf(trusted, address, given)).toMatch(UUID);
});

test('whatever a proxy sends, an id has at most 64 letters, digits, dots, dashes and underscores', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (given) => {
      expect(idOf(['10.0.0.1'], '10.0.0.1', given)).toMatch(/^[\w.-]{8,64}$/);
    }),
  );
});
