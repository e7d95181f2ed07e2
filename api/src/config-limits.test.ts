import { readConfig } from './config';
import { limitVariable, readLimits } from './config-limits';

test('every limit has a variable of its own', () => {
  const names = Object.keys(readLimits({}, { demo: false, raised: false })) as Parameters<
    typeof limitVariable
  >[0][];
  const env = Object.fromEntries(names.map((name, index) => [limitVariable(name), String(index + 7)]));
  expect(Object.values(readConfig(env).limits)).toEqual(names.map((_, index) => index + 7));
  expect(limitVariable('signInsPerAddressADay')).toBe('LIMIT_SIGN_INS_PER_ADDRESS_A_DAY');
});

test.each(['0', '-1', 'many', '1e3', '999999999'])('a limit of "%s" is refused at start', (value) => {
  expect(() => readConfig({ LIMIT_WRITES: value })).toThrow('LIMIT_WRITES must be a whole number from 1 to');
});

test('demo mode keeps the sign-in limits low', () => {
  expect(readLimits({}, { demo: true, raised: false })).toMatchObject({
    signInsPerAddress: 10,
    signInsPerAddressADay: 60,
    newAccounts: 30_000,
  });
});

test.each([{ NODE_ENV: 'production' }, { PUBLIC_URL: 'https://segue.test' }])(
  'SEGUE_RAISED_LIMITS is refused together with %j',
  (env) => {
    expect(() => readConfig({ ...env, SEGUE_RAISED_LIMITS: '1' })).toThrow('SEGUE_RAISED_LIMITS');
  },
);
