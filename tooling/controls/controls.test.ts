import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allControls } from './all.mjs';
import { edited } from './without.cjs';

const root = join(__dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

test.each(allControls)('what is taken out is there, and changes the product: $off', ({ file, edits }) => {
  expect(existsSync(join(root, file))).toBe(true);
  for (const name of new Set(edits.map((edit) => edit.file))) {
    const source = textOf(name);
    expect(edited(source, name, edits)).not.toBe(source);
  }
});

test('a text that is not there, or there twice, is an error and no silent pass', () => {
  const edits = [{ file: 'one.ts', from: 'check();', to: '' }];
  expect(() => edited('look();', 'one.ts', edits)).toThrow('0 times');
  expect(() => edited('check(); check();', 'one.ts', edits)).toThrow('2 times');
  expect(edited('check();', 'another.ts', edits)).toBe('check();');
});
