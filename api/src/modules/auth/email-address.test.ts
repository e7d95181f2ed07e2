import { emailAddress } from './email-address';

test('the domain is stored in lower case, the local part as typed', () => {
  expect(emailAddress(' Billie.Holiday@Example.COM ')).toEqual({
    email: 'Billie.Holiday@example.com',
    key: 'billie.holiday@example.com',
  });
});

test('composed and decomposed letters are the same address', () => {
  expect(emailAddress('rene\u0301@example.com')?.key).toBe(emailAddress('REN\u00C9@example.com')?.key);
});

test.each([
  ['capitals of a sharp s', 'Gro\u00DF@example.com', 'GROSS@example.com'],
  ['a capital sharp s', 'gro\u1E9E@example.com', 'gross@example.com'],
  [
    'a sigma at the end',
    '\u03BD\u03CC\u03BC\u03BF\u03C2@example.com',
    '\u039D\u038C\u039C\u039F\u03A3@example.com',
  ],
  ['the other name of a host', 'ada@M\u00FCnchen.example', 'ada@xn--mnchen-3ya.example'],
])('%s: the same address', (_what, one, another) => {
  expect(emailAddress(one)?.key).toBe(emailAddress(another)?.key);
});

test('different IDN hosts are different addresses', () => {
  expect(emailAddress('ada@stra\u00DFe.example')?.key).not.toBe(emailAddress('ada@strasse.example')?.key);
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
  const unseen = [
    0x034f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180f, 0x2800, 0x3164, 0xfe00, 0xfe0f, 0xffa0, 0xe0100,
    0xe01ef,
  ];
  const taken = unseen.filter(
    (code) => emailAddress(`a${String.fromCodePoint(code)}da@example.com`) !== null,
  );
  expect(taken).toEqual([]);
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
])('%j is not an email address', (typed) => {
  expect(emailAddress(typed)).toBeNull();
});

test.each([
  ['a wide letter', '\uFF41da@example.com'],
  ['a ligature', 'so\uFB01a@example.com'],
  ['a second at', 'ada\uFF20work@example.com'],
  ['a small at', 'ada\uFE6Bwork@example.com'],
  ['a wide dot', 'ada@mail.example\uFF0Ecom'],
  ['an ideographic dot', 'ada@mail.example\u3002com'],
])('a homoglyph of a reserved character is refused: %s', (_sign, typed) => {
  expect(emailAddress(typed)).toBeNull();
});
