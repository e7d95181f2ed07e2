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
])('%j is no address', (typed) => {
  expect(emailAddress(typed)).toBeNull();
});
