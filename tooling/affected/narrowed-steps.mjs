// The steps of `npm test` for a change that affects some remotes only.

/**
 * The steps that a change needs, each limited to the remotes that it affects. Says what runs and what is left out.
 * @typedef {Record<string, import('../start/steps.mjs').Step>} Steps
 * @param {Steps} steps of a whole run
 * @param {import('./affected.mjs').Affected & { tests: string[], left?: number }} affected
 * @param {(line: string) => void} log @returns {Steps}
 */
export function narrowed(steps, { remotes, reason, tests, left = 0 }, log) {
  if (!remotes) {
    log(`Everything runs: ${reason}.`);
    return steps;
  }
  const { types, lint, size, build, e2e, arch, unused, tests: jest } = steps;
  const folders = remotes.map((name) => `remotes/${name}`);
  const structure = ['tooling/(architecture|new-remote)/', ...folders.map((folder) => `${folder}/`)];
  log(`Limited run: ${reason}.`);
  log(`  tests: ${['structure', ...remotes].join(', ')}; left out: those of all other packages`);
  const always = {
    arch,
    unused,
    tests: { ...jest, args: [...jest.args, '--', ...structure] },
  };
  if (remotes.length === 0) {
    log('  left out: types, lint, build, size, browser tests');
    return always;
  }
  log(`  types, lint, build, size: ${remotes.join(', ')}`);
  log(`  browser tests: ${tests.length}; left out: ${left}, which use none of these remotes`);
  const perFolder = (script) => ['run', script, ...folders.flatMap((folder) => ['-w', folder])];
  return {
    ...always,
    types: { ...types, args: perFolder('types') },
    lint: { ...lint, args: perFolder('lint') },
    // The others too when they were never built: wireit skips what is current.
    build,
    size: { ...size, args: ['run', 'size', '--', ...remotes] },
    e2e: { ...e2e, args: [...e2e.args, '--', ...tests] },
  };
}
