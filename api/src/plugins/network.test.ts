import { networkOf } from './network';

// What a proxy forwards may have a port that changes with each connection, or be any text.
test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2'],
  ['unknown', 'unreadable'],
  ['_hidden-7', 'unreadable'],
  ['192.0.2.999', 'unreadable'],
])('the client network of %s is %s [API-57]', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
