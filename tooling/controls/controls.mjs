// `npm run proof:controls`: takes each protection of accounts away in turn, and sees the test that guards it fail.
// Words after `--` choose controls by what they say, such as `npm run proof:controls -- AB-16`.
import { readFileSync } from 'node:fs';
import { at } from '../start/places.mjs';
import { allControls } from './all.mjs';
import { runTests } from './run-test.mjs';
import { edited } from './without.cjs';

// The shortest forms of the tests that do a thing many times.
process.env.PROOF_ROUNDS = '1';

const wanted = process.argv.slice(2);
const controls = allControls.filter(({ about, off }) =>
  wanted.every((word) => `${about} ${off}`.includes(word)),
);

/** A failure counts when an expectation was not met, not when time ran out or nothing could be run. */
const isGuarding = ({ passed, message }) => !passed && /^\S*Error: expect\(/.test(message);

const seen = new Map();

/** Why the test does not pass while every protection is in place, or null. Asked once of each. */
function problemWithAll(file, title) {
  const key = `${file} ${title}`;
  if (!seen.has(key)) seen.set(key, runTests(file, title));
  return seen.get(key).then(({ broken, tests }) => {
    const fails = tests.find(({ passed }) => !passed);
    return broken ?? (fails ? `fails with everything in place: ${fails.name}` : null);
  });
}

/** The test that failed as it should, or why the control shows nothing. */
async function judge({ file, title, edits }) {
  for (const name of new Set(edits.map((edit) => edit.file))) {
    edited(readFileSync(at(name), 'utf8'), name, edits);
  }
  const problem = await problemWithAll(file, title);
  if (problem !== null) return { problem };
  const { broken, tests } = await runTests(file, title, edits);
  const guard = tests.find(isGuarding);
  if (guard) return { guard };
  const other = tests.find(({ passed }) => !passed);
  return { problem: broken ?? other?.message ?? `still passes: ${title}` };
}

let unguarded = 0;
const started = performance.now();
for (const control of controls) {
  const { guard, problem } = await judge(control).catch((error) => ({ problem: error.message }));
  if (!guard) unguarded += 1;
  console.log(`${control.about}: ${control.off}`);
  console.log(guard ? `  fails as it should: ${guard.name}` : `  NOT GUARDED: ${problem}`);
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\n${controls.length - unguarded} of ${controls.length} protections are guarded (${seconds} s).`);
// The tests leave threads behind.
process.exit(unguarded > 0 || controls.length === 0 ? 1 : 0);
