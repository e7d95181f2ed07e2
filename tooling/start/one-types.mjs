// `npm run types -w remotes/search`: the types of one folder and its tests. The compiler reads only that folder and what it imports.
import { mkdirSync, writeFileSync } from 'node:fs';
import { at, readJson, TSC } from './paths.mjs';
import { run, runMain } from './processes.mjs';

const tsc = async (...args) => (await run(process.execPath, [TSC, ...args], { live: true })).code;

runMain(async () => {
  const [folder] = process.argv.slice(2);
  const name = folder.replaceAll('/', '-');
  const { references } = readJson(at('tsconfig.tests.json'));
  const tests = {
    extends: '../../tsconfig.tests.json',
    compilerOptions: { tsBuildInfoFile: `${name}.tsbuildinfo` },
    include: [`../../${folder}/src/**/*.test.ts`, `../../${folder}/src/**/*.test.tsx`],
    references: references.map(({ path }) => ({ path: `../../${path}` })),
  };
  mkdirSync(at('.cache/one-types'), { recursive: true });
  const project = at('.cache/one-types', `${name}.json`);
  writeFileSync(project, JSON.stringify(tests));
  return (await tsc('-b', folder)) || tsc('-p', project);
});
