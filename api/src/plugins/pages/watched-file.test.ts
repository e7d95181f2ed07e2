import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFile } from './watched-file';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'segue-watched-'))));
afterEach(() => rm(folder, { recursive: true }));

const place = () => join(folder, 'registry.json');
const upperCase = (text: string) => {
  if (text === '') throw new Error('Empty');
  return text.toUpperCase();
};

test('concurrent reads all get the content of the file', async () => {
  await writeFile(place(), 'first');
  const file = watchFile(place(), upperCase, () => undefined);
  const answers = await Promise.all(Array.from({ length: 20 }, () => file.read()));
  expect(new Set(answers)).toEqual(new Set(['FIRST']));
});

test('a changed file is read again; an invalid one keeps the last valid value', async () => {
  const reports: unknown[] = [];
  const file = watchFile(place(), upperCase, (error) => reports.push(error));
  expect(await file.read()).toBeNull();
  await writeFile(place(), 'first');
  expect(await file.read()).toBe('FIRST');
  await writeFile(place(), 'second one');
  expect(await file.read()).toBe('SECOND ONE');
  await writeFile(place(), '');
  expect(await file.read()).toBe('SECOND ONE');
  expect(reports).toHaveLength(1);
});
