// Writes common-password-list.ts anew from a list of leaked passwords, commonest first (a JSON array):
//   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-4.1.3.tgz
//   node api/src/secrets/write-common-passwords.mjs package/src/passwords.json
// Most leaked passwords are lower-case words or digits alone. Where a rule asks for more, people add to the word they would
// have taken, so each word stands for what is made of it, at the word's own place times the rarity of the addition.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const COUNT = 13_000;
const LINE_LENGTH = 1_000;

/** The password rule without capitals: one letter becomes the capital, another stays as it is. */
const KEEPS_THE_RULE = /^(?=.*[0-9])(?=(.*[a-z]){2})[a-z0-9]{8,32}$/;

/** What people add to a word, by rarity. */
const AFTER_LETTERS = {
  1: '1',
  2: '123',
  3: '12 1234',
  5: '2 01 12345',
  8: '3 7 11 13 23 10 21 22 69 99 00 123456 321 2024 2025 2026',
  15: '0 4 5 07 77 88 007 100 101 111 666 777 1111 2020 2021 2022 2023 4321 123123',
  25: '02 03 786 999 1234567 12345678 123456789 54321 112233 1980 1985 1990 1995 2000 2010 2015 2018 2019 2027 1a 123a',
};
const AFTER_DIGITS = { 1: 'a', 2: 'aa q', 4: 'qw ab abc qwe', 8: 'z s as asd' };

/** Seasons, months, greetings and names of services: newer than the list, or of a language it hardly knows. */
const OWN_WORDS_RANK = 150;
const OWN_WORDS = `
passwort mypassword welkom willkommen bienvenue hallo hola geheim default changeme admin administrator temporary summer winter
spring autumn sommer herbst fruhling january february march april june july august september october november december monday
tuesday wednesday thursday friday saturday sunday spotify soundcloud google facebook youtube twitter instagram amazon netflix
tiktok minecraft fortnite roblox microsoft windows samsung iphone android pikachu naruto juventus realmadrid asdf asdfg qwer
qwert zxcv abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa qwe asd zxc love passw0rd p4ssword p4ssw0rd pa55word pa55w0rd
`;
/** Decorated words that the list does not know. */
const OWN_PASSWORDS = `
123abc456 1password1 123password 1welcome 4ever4you 2fast4you 1love2you aabbcc11 aabbcc123 aaaaaa11 aaa11111 11223344a
poiuytrewq1 asdf1234asdf qwer1234qwer
`;

const list = (text) => text.trim().split(/\s+/);
const byRarity = (table) =>
  Object.entries(table).flatMap(([rarity, endings]) =>
    list(endings).map((ending) => ({ ending, rarity: Number(rarity) })),
  );
const LETTER_ENDINGS = byRarity(AFTER_LETTERS);
const DIGIT_ENDINGS = byRarity(AFTER_DIGITS);

/** All that keep the rule as they stand, and up to `count` of what is made of the others; commonest first, in lower case. */
export function commonestPasswords(leaked, count = COUNT) {
  const places = new Map();
  const add = (password, place) => {
    const isBetter = place < (places.get(password) ?? Infinity);
    if (isBetter && KEEPS_THE_RULE.test(password)) places.set(password, place);
  };
  const known = leaked.map((word) => word.toLowerCase());
  const asTheyStand = new Set([...known, ...list(OWN_PASSWORDS)]);
  known.forEach((word, index) => addWith(add, word, index + 1));
  for (const word of [...list(OWN_WORDS), ...list(OWN_PASSWORDS)]) addWith(add, word, OWN_WORDS_RANK);

  const ranked = [...places].sort(([, one], [, other]) => one - other).map(([password]) => password);
  let left = count - ranked.filter((password) => asTheyStand.has(password)).length;
  return ranked.filter((password) => asTheyStand.has(password) || left-- > 0);
}

function addWith(add, word, rank) {
  add(word, rank);
  const endings = /^[0-9]{4,}$/.test(word)
    ? DIGIT_ENDINGS
    : /^(?=.*[a-z]{3})[a-z0-9]*[a-z]$/.test(word)
      ? LETTER_ENDINGS
      : [];
  for (const { ending, rarity } of endings) add(word + ending, rank * rarity);
}

function inLines(passwords) {
  const lines = [''];
  for (const password of passwords) {
    if (`${lines.at(-1)} ${password}`.length > LINE_LENGTH) lines.push('');
    lines[lines.length - 1] = `${lines.at(-1)} ${password}`.trimStart();
  }
  return lines.join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const leaked = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  writeFileSync(
    new URL('./common-password-list.ts', import.meta.url),
    `// Written by write-common-passwords.mjs; commonest first, in lower case. The words and their order come from
// @zxcvbn-ts/language-common 4.1.3: copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., (c) 2021 @zxcvbn-ts, MIT license.
// Strong language is what people choose.

export const COMMON_PASSWORDS = \`
${inLines(commonestPasswords(leaked))}
\`;
`,
  );
}
