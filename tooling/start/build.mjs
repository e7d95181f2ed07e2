// `npm run build [-- shell search …]`, which does nothing while nothing has changed.
// Builds the named packages, or all, and lists their builds in the registry of this checkout.
import { listBuilds } from '@segue/remote-kit/local/local-deployment';
import { missingFiles, REMOTES } from '../rspack/remotes.mjs';
import { currentBuild } from './current-build.mjs';
import { UserError } from './log.mjs';
import { at, root } from './paths.mjs';
import { commandError, run, runMain } from './processes.mjs';

const NAMES = ['shell', ...REMOTES, 'api', 'sandbox'];

runMain(async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : NAMES;
  const unknown = names.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) throw new UserError(`Unknown: ${unknown.join(', ')}. Known: ${NAMES.join(', ')}.`);
  const remotes = names.filter((name) => REMOTES.includes(name));
  const incomplete = remotes.flatMap((name) => {
    const files = missingFiles(at('remotes', name));
    return files.length > 0
      ? [`remotes/${name} lacks ${files.join(', ')}: see docs/how-to/add-a-remote.md.`]
      : [];
  });
  if (incomplete.length > 0) throw new UserError(incomplete.join('\n'));
  const build = currentBuild(names);
  if (build.isCurrent()) return;
  build.forget();
  const { code, output } = await run(process.execPath, ['tooling/rspack/build.mjs', ...names], {
    live: true,
  });
  if (code !== 0) throw commandError('The build failed: see above.', output, 1);
  const listed = names.filter((name) => name === 'shell' || remotes.includes(name));
  if (listed.length > 0) await listBuilds({ checkout: root, names: listed, remotes: REMOTES });
  build.record();
});
