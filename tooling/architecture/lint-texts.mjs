// Prints the rules that each text violates: node lint-texts.mjs <folder>, [{ file, text }] on standard input.
// A separate process, because ESLint loads its configuration as an ES module and resolves paths from the working folder.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';

const config = new URL('../../eslint.config.mjs', import.meta.url).pathname;
const texts = JSON.parse(readFileSync(0, 'utf8'));
process.chdir(process.argv[2]);
for (const { file, text } of texts) {
  mkdirSync(dirname(join(process.cwd(), file)), { recursive: true });
  writeFileSync(file, text);
}
const eslint = new ESLint({ cwd: process.cwd(), overrideConfigFile: config });
const results = await eslint.lintFiles(texts.map(({ file }) => file));
const rulesOf = new Map(
  results.map((result) => [result.filePath, result.messages.map(({ ruleId }) => ruleId)]),
);
console.log(
  JSON.stringify(texts.map(({ file }) => ({ file, rules: rulesOf.get(join(process.cwd(), file)) }))),
);
