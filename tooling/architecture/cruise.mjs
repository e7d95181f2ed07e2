// Prints the dependency rule violations of a folder as JSON: node cruise.mjs <folder>
// A separate process, because dependency-cruiser is an ES module and resolves paths from the working folder.
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
process.chdir(process.argv[2]);
const { output } = await cruise(['shell', 'remotes', 'shared-kernel', 'api', 'provider-sandbox'], {
  ...rules.options,
  ruleSet: rules,
  validate: true,
  outputType: 'json',
  tsConfig: undefined,
});
const { summary } = JSON.parse(output);
console.log(JSON.stringify(summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))));
