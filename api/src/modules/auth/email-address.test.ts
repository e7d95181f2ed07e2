import { emailAddress } from './email-address';

test('the domain is stored in lower case, the local part as typed', () => {
  expect(emailAddress(' Billie.Holiday@Example.COM ')).toEqual({
    email: 'Billie.Holiday@example.com',
    key: 'billie.holiday@example.com',
  });
});

test.each([
  ['capitals of a sharp s', true, 'Gro\u00DF@example.com', 'GROSS@example.com'],
  ['a capital sharp s', true, 'gro\u1E9E@example.com', 'gross@example.com'],
  ['composed and decomposed letters', true, 'rene\u0301@example.com', 'REN\u00C9@example.com'],
  ['a sigma at the end', true, '\u03BD\u03BF\u03C2@example.com', '\u039D\u039F\u03A3@example.com'],
  ['the other name of a host', true, 'ada@M\u00FCnchen.example', 'ada@xn--mnchen-3ya.example'],
  ['different IDN hosts', false, 'ada@stra\u00DFe.example', 'ada@strasse.example'],
])('%s: the same address: %s', (_what, isSame, one, another) => {
  expect(emailAddress(one)?.key === emailAddress(another)?.key).toBe(isSame);
});

test('the key of an ASCII address is its lower case', () => {
  const odd = "A!#$%&'*+/=?^_`{|}~.-Z@1.2.3";
  expect(emailAddress(odd)?.key).toBe(odd.toLowerCase());
});

test('normalization is idempotent for every character', () => {
  const unstable: string[] = [];
  for (let code = 0x80; code < 0x30000; code += 1) {
    const key = emailAddress(`a${String.fromCodePoint(code)}z@example.com`)?.key;
    if (key !== undefined && emailAddress(key)?.key !== key) unstable.push(code.toString(16));
  }
  expect(unstable).toEqual([]);
});

test('invisible characters are refused in an address', () => {
  const unseen = '\u034f\u115f\u1160\u17b4\u17b5\u180b\u180f\u2800\u3164\ufe00\ufe0f\uffa0\u{e0100}\u{e01ef}';
  expect([...unseen].filter((sign) => emailAddress(`a${sign}da@example.com`) !== null)).toEqual([]);
});

test.each([
  ...['', 'a@b', '@example.com', 'a@@example.com', 'a\r\nb@example.com', 'a@b.c.'],
  ...['a\u0000b@example.com', 'a\u202Eb@example.com', 'a\u200Bb@example.com'],
  // Homoglyphs of reserved characters.
  ...[
    '\uFF41da@example.com',
    'so\uFB01a@example.com',
    'ada\uFF20work@example.com',
    'ada\uFE6Bwork@example.com',
  ],
  ...['ada@mail.example\uFF0Ecom', 'ada@mail.example\u3002com'],
])('%j is not an email address', (typed) => {
  expect(emailAddress(typed)).toBeNull();
});
