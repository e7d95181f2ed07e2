import { networkOf } from './network';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('the client network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
