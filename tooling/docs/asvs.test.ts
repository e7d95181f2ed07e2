import { readFileSync } from 'node:fs';
import { at } from '../start/paths.mjs';
import { REQUIREMENTS } from './asvs-requirements.mjs';
import { asvsPage, mistakesIn, readAnswers } from './asvs.mjs';

const answers = readAnswers();

test('ASVS: the standard has 70, 183 and 92 requirements of its levels', () => {
  const counts = [1, 2, 3].map((level) => REQUIREMENTS.filter((one) => one.level === level).length);
  expect(counts).toEqual([70, 183, 92]);
});

test('ASVS: every requirement of levels 1 and 2 has one answer with a test or a reason', () => {
  expect(mistakesIn(answers)).toEqual([]);
});

test('ASVS: docs/security/asvs.md is current', () => {
  expect(readFileSync(at('docs/security/asvs.md'), 'utf8')).toBe(asvsPage(answers));
});

test.each([
  ['a missing requirement', answers.slice(1), '1.1.1 is missing'],
  ['a requirement of level 3', [...answers, { ...answers[0]!, id: '1.2.10' }], '1.2.10 is no requirement'],
  ['a doubled one', [answers[0]!, ...answers], '1.1.1 is there twice'],
  [
    'a test that does not exist',
    [{ ...answers[0]!, tests: ['api/src/config.test.ts › pays the rent'] }, ...answers.slice(1)],
    '1.1.1 names a test that does not exist: api/src/config.test.ts › pays the rent',
  ],
  [
    'a status without a reason',
    [{ id: '1.1.1', what: 'x', status: 'not met' as const }, ...answers.slice(1)],
    '1.1.1 has no reason',
  ],
])('ASVS: %s is a mistake', (_what, changed, mistake) => {
  expect(mistakesIn(changed).join('\n')).toContain(mistake);
});
