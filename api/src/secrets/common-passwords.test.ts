import { isAcceptablePassword } from '@segue/contract';
import { PASSWORD } from '../testing/test-server';
import { COMMON_PASSWORDS } from './common-password-list';
import { isCommonPassword } from './common-passwords';
import { commonestPasswords } from './write-common-passwords.mjs';

const words = (text: string) => text.trim().split(/\s+/);

describe('Everybody tries', () => {
  test.each([
    [
      'first names',
      'Alexander1 Nicholas1 Jasmine1 Michael1 Jennifer1 Elizabeth1 Christopher1 Benjamin1 Charlie123',
    ],
    [
      'walks over the keyboard',
      'Qweasd123 Asdasd123 Asdfghjkl1 Zaq12wsxcde3 Qwertyuiop1 Zxcvbnm123 1Qazxsw2 Qwer1234',
    ],
    ['runs of digits', '1234567Aa 12345678Aa 123456789Aa 1234567890Qwe Abc12345 Aa123456'],
    [
      'words of every day',
      'Password2026 Welcome1 Sunshine1 Princess1 Football123 Letmein123 Dragon1234 Babygirl1',
    ],
    ['the season, the month and the service', 'Summer2025 Winter2024 December1 Spotify123 Google123'],
    ['what is decorated already', 'Passw0rd1 Trustno1 P4ssw0rd1 1Q2w3e4r5t A1b2c3d4'],
  ])('%s', (_what, tried) => {
    expect(words(tried).filter((password) => !isAcceptablePassword(password))).toEqual([]);
    expect(words(tried).filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  test('them in whatever capitals', () => {
    expect(words('NICHOLAS1 nicholas1 nIchOLas1').every(isCommonPassword)).toBe(true);
  });
});

test.each([
  ['drawn by lot', 'q7RfK2mZx9Lw Vb4nTz81sQpe 9hXc2GdWy5Ru mB6kJ0vYt3Na'],
  ['of several words', 'HarbourLantern42x Pat7kitchen2window Ab9hedgehog CopperTeapot31sky'],
  ['of a rarer word', `Harbour2025 Lantern2025 Lantern2026 Lighthouse77 Other4242 ${PASSWORD}`],
])('a password %s is not on the list', (_what, strong) => {
  expect(words(strong).filter((password) => isCommonPassword(password))).toEqual([]);
});

describe('The list', () => {
  const listed = words(COMMON_PASSWORDS);

  test('has ten thousand, none of them twice, and each can keep the rule', () => {
    expect(listed.length).toBeGreaterThanOrEqual(10_000);
    expect(new Set(listed).size).toBe(listed.length);
    const oneCapital = (password: string) => password.replace(/[a-z]/, (letter) => letter.toUpperCase());
    expect(listed.filter((password) => !isAcceptablePassword(oneCapital(password)))).toEqual([]);
  });

  test('has the commonest first', () => {
    const places = words('password1 sunshine1 nicholas1 alexander1 zaq12wsxcde3').map((word) =>
      listed.indexOf(word),
    );
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('is made of what keeps the rule as it stands, and of words with what people add to them', () => {
    const made = commonestPasswords(['Sunshine', '1234567', 'x', 'trustno1', 'dragon!'], 1_000);
    expect(made).toEqual(expect.arrayContaining(['sunshine1', 'sunshine2025', '1234567aa', 'trustno1']));
    expect(made.filter((password) => /[^a-z0-9]|^(x|sunshine|1234567)$/.test(password))).toEqual([]);
    expect(made.indexOf('sunshine1')).toBeLessThan(made.indexOf('sunshine123'));
  });
});
