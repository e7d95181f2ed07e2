// Lists the builds of this checkout in `dist` for `npm start`, `npm run dev` and the tests.
//   node tooling/registry/local.mjs legal shell
import { REMOTES } from '../rspack/remotes.mjs';
import { at, readJson, root } from '../start/paths.mjs';
import { runMain } from '../start/processes.mjs';
import { listBuilds } from './local-deployment.mjs';
import { prerenderMissing } from './prerender.mjs';

runMain(() => {
  const kernel = readJson(at('shared-kernel/federation/package.json')).version;
  const prerender = (store, channel) => prerenderMissing(store, channel, { redraws: true });
  return listBuilds({ checkout: root, names: process.argv.slice(2), remotes: REMOTES, kernel, prerender });
});
