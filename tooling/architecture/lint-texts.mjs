// Prints which rules each text breaks: node lint-texts.mjs <folder>, [{ file, text }] on standard input.
// A program of its own, because ESLint reads its configuration as an ES module and paths from the working folder.
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
  results.map((result) => [result.filePath, result.messages.map((said) => said.ruleId)]),
);
console.log(
  JSON.stringify(texts.map(({ file }) => ({ file, rules: rulesOf.get(join(process.cwd(), file)) }))),
);
