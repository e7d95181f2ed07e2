// `npm run bench -- <name> [options]`: runs one benchmark.
const NAMES = ['web', 'api', 'lighthouse', 'handoff', 'build', 'pixels'];

const [name] = process.argv.splice(2, 1);
if (!NAMES.includes(name)) {
  console.error(`Name a benchmark: npm run bench -- ${NAMES.join(' | ')}`);
  process.exit(1);
}
await import(`./${name}.mjs`);
