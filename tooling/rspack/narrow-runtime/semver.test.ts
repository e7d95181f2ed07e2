import { satisfy as satisfyOfRuntime } from '@module-federation/runtime-core';
import { satisfy } from './semver.mjs';

const versions = ['0.0.3', '0.0.4', '0.2.3', '0.3.0', '1.0.0', '1.0.1', '1.2.3', '1.10.0', '2.0.0', '19.3.1'];

test.each(['', '^', '<='])('a range "%sx.y.z" means what it means to the federation runtime', (operator) => {
  for (const version of versions) {
    for (const wanted of versions) {
      const range = `${operator}${wanted}`;
      expect([version, range, satisfy(version, range)]).toEqual([
        version,
        range,
        satisfyOfRuntime(version, range),
      ]);
    }
  }
});

test('a version satisfies itself, however it is written', () => {
  expect(satisfy('7.0.0-beta.1', '7.0.0-beta.1')).toBe(true);
});

test.each(['~1.2.3', '>=1.0.0', '1.x', '^1.2.3 || ^2.0.0', '*', ''])('%s is not understood', (range) => {
  expect(satisfy('1.2.3', range)).toBe(false);
});
