// Registers 500 spellings of one address: none creates a second account.
import { serverPerFile } from '../../testing/server.fixture';

const ADDRESS = 'rené.fischer-groß@mäil.example.com';
const VARIANTS = 500;

const server = serverPerFile();

let seed = 20260301;
function random(below: number): number {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return (seed >>> 8) % below;
}
const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
const at = (text: string, place: number, put: string, instead = 0) =>
  text.slice(0, place) + put + text.slice(place + instead);
/** Inserted inside the text, so that trimming does not remove it. */
const inside = (text: string, put: string) => at(text, 1 + random(text.length - 2), put);

/** The full-width form of printable ASCII characters. */
const wide = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0);

/** Spellings that are the same address. */
const same: readonly ((text: string) => string)[] = [
  (text) => [...text].map((letter) => (random(2) ? letter.toUpperCase() : letter)).join(''),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFC'),
  (text) => text.replace('ß', pick(['ss', 'SS', 'ẞ'])),
  (text) => text.replace('mäil', pick(['xn--mil-qla', 'XN--mil-QLA'])),
  (text) => `${pick([' ', '\t', '\u00A0', '\u2003', '\n'])}${text}${pick(['', ' ', '\r\n'])}`,
];
/** Invisible characters that are not control characters. */
const UNSEEN = ['\u034F', '\u115F', '\u17B4', '\u180B', '\u2800', '\uFE00', '\uFE0F', '\u{E0100}'];

/** Homoglyphs, and characters that a careless server would strip. */
const lookalike: readonly ((text: string) => string)[] = [
  (text) =>
    inside(text, pick(['\u0000', '\u0007', '\u001F', '\u007F', '\u200B', '\u200D', '\u00AD', '\uFEFF'])),
  (text) => inside(text, pick(UNSEEN)),
  (text) => inside(text, pick(['\u202E', '\u2066', '\r\n', '\r\nBcc: x', ' ', '\t'])),
  (text) => text.replace('@', pick(['\uFF20', '\uFE6B', '@@', '\uFF20@'])),
  (text) => `${text}${pick(['.', '..', '\uFF0E', '\u3002'])}`,
  (text) => text.replace(/\.(?=[^@]*$)/, pick(['\u3002', '\uFF0E', '\uFF61', '\u2024', '..'])),
  (text) => text.replace(/[a-z]/g, (letter) => (random(4) ? letter : wide(letter))).replace(/^r/, wide('r')),
  (text) => text.replace('fi', '\uFB01').replace('s', '\u017F'),
];

test(`${VARIANTS} spellings of one address create one account`, async () => {
  const register = async (email: string) => (await server.visitor().register(email)).statusCode;
  expect(await register(ADDRESS)).toBe(201);
  const seen = { same: 0, lookalike: 0 };
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const kind = pick(['same', 'lookalike'] as const);
    const plain = pick(same)(ADDRESS);
    const typed = kind === 'same' ? pick(same)(plain) : pick(lookalike)(ADDRESS);
    seen[kind] += 1;
    expect([typed, await register(typed)]).toEqual([typed, kind === 'same' ? 409 : 400]);
  }
  expect(Math.min(seen.same, seen.lookalike)).toBeGreaterThan(VARIANTS / 3);
  const accounts = await server.app.database.selectFrom('users').select('email').execute();
  expect(accounts).toEqual([{ email: ADDRESS }]);
}, 60_000);
