// Prints the dependency rule violations of a folder as JSON: node cruise.mjs <folder>
// A separate process, because dependency-cruiser is an ES module and resolves paths from the working folder.
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const require = createRequire(import.meta.url);
const PACKAGES = ['shell', 'remotes', 'shared-kernel', 'api', 'providers', 'provider-sandbox'];
process.chdir(process.argv[2]);

async function violationsOf(rules, folders) {
  const options = {
    ...rules.options,
    ruleSet: rules,
    validate: true,
    outputType: 'json',
    tsConfig: undefined,
  };
  const { output } = await cruise(folders, options);
  return JSON.parse(output).summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
const files = await violationsOf(require('../../.dependency-cruiser.cjs'), PACKAGES);
const folders = await violationsOf(require('./folder-rules.cjs'), ['api', 'shell']);
console.log(JSON.stringify([...files, ...folders]));
