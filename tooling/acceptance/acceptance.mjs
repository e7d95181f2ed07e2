// `npm run acceptance -- <checklist.md> [--summary]`: which lines of the checklist the last test runs have proven.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idsOfChecklist, judge } from './checklist.mjs';
import { longForm, shortForm } from './print.mjs';
import { readResults } from './reports.mjs';

const report = (name) => fileURLToPath(new URL(`../../reports/${name}`, import.meta.url));
const wantsSummary = process.argv.includes('--summary');
const [path] = process.argv.slice(2).filter((word) => !word.startsWith('--'));

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

if (!path) refuse('Name the checklist: npm run acceptance -- <path of the checklist>');
const checklist = resolve(process.env.INIT_CWD ?? process.cwd(), path);
if (!existsSync(checklist)) refuse(`There is no checklist at ${path}.`);
const ids = idsOfChecklist(readFileSync(checklist, 'utf8'));
if (ids.length === 0) refuse(`${path} has no lines of the form "- [ ] AREA-01 · …".`);

const results = readResults({ jest: report('jest.json'), playwright: report('playwright.json') });
if (results.length === 0) refuse('There are no test reports yet: run npm test first.');

const judged = judge(ids, results);
console.log(wantsSummary ? shortForm(judged) : longForm(judged, ids, results));
const isComplete = judged.every((line) => line.standing === 'proven');
process.exitCode = isComplete || wantsSummary ? 0 : 1;
