import { emailAddress } from './email-address';

test('the domain is kept in lower case, the name as it was written', () => {
  expect(emailAddress(' Billie.Holiday@Example.COM ')).toEqual({
    email: 'Billie.Holiday@example.com',
    key: 'billie.holiday@example.com',
  });
});

test('two ways to write one letter are one address', () => {
  expect(emailAddress('rene\u0301@example.com')?.key).toBe(emailAddress('REN\u00C9@example.com')?.key);
});

test.each([
  '',
  'a@b',
  '@example.com',
  'a@@example.com',
  'a\r\nb@example.com',
  'a\uFF20example.com',
  'a@b.c.',
  'a\u0000b@example.com',
  'a\u202Eb@example.com',
  'a\u200Bb@example.com',
])('%j is no address', (typed) => {
  expect(emailAddress(typed)).toBeNull();
});

test.each([
  ['a wide letter', '\uFF41da@example.com'],
  ['a ligature', 'so\uFB01a@example.com'],
  ['a second at', 'ada\uFF20work@example.com'],
  ['a small at', 'ada\uFE6Bwork@example.com'],
  ['a wide dot', 'ada@mail.example\uFF0Ecom'],
  ['an ideographic dot', 'ada@mail.example\u3002com'],
])('a sign that only looks like another is refused: %s', (_sign, typed) => {
  expect(emailAddress(typed)).toBeNull();
});
