import { errors, routes } from '@segue/contract';
import { filesBelow, isCode, isTest, read } from './sources';

// Values that the contract defines are imported from it and never repeated.
const PRODUCT = ['shell', 'remotes', 'shared-kernel', 'api/src', 'providers']
  .flatMap(filesBelow)
  .filter(
    (file) => isCode(file) && !isTest(file) && !/\/(testing|sandbox)\/|^shared-kernel\/contract\//.test(file),
  )
  .map((file) => ({ file, text: read(file) }));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const quoted = (text: string) => new RegExp(`(['"\`])${escaped(text)}\\1`);
const sentences = Object.values(errors).map(({ message }) => message);
const paths = Object.values(routes).map(({ path }) => path.replace(/\/:.*/, '/'));

const DEFINED_ONCE: readonly [string, RegExp][] = [
  ['the pattern of a playlist id', /\\d\{1,15\}/],
  ['the length of a name or an id as a number', /maxLength=\{\d|maxLength\(200/],
  ['the size of a cover', /5 \* 1024 \* 1024/],
  ['the answer of a change', /z\.object\(\{ success:/],
  ...[...new Set(sentences)].map((text): [string, RegExp] => [`the sentence "${text}"`, quoted(text)]),
  ...[...new Set(paths)].map((path): [string, RegExp] => [
    `the address ${path}`,
    new RegExp(`['"\`]${escaped(path)}(['"\`]|\\$|:)`),
  ]),
];

test('values of the contract are written there only: messages, addresses and limits', () => {
  const copies = DEFINED_ONCE.flatMap(([what, pattern]) =>
    PRODUCT.filter(({ text }) => pattern.test(text)).map(({ file }) => `${what} in ${file}`),
  );
  expect(copies).toEqual([]);
});

test.each([
  ['const PLAYLIST = /^\\d{1,15}$/;', 0],
  ['<TextField maxLength={200} />', 1],
])('the rule finds a copy: %s', (line, index) => {
  expect(DEFINED_ONCE[index]?.[1].test(line)).toBe(true);
});
