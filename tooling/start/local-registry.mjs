// Lists the builds of this checkout in `dist` for `npm start`, `npm run dev` and the tests.
//   node tooling/start/local-registry.mjs legal shell
import { listBuilds } from '@segue/remote-kit/local/local-deployment';
import { prerenderMissing } from '@segue/remote-kit/prerender/draw';
import { REMOTES } from '../rspack/remotes.mjs';
import { root } from './paths.mjs';
import { runMain } from './processes.mjs';

runMain(() => {
  const prerender = (store, channel) => prerenderMissing(store, channel, { redraws: true });
  return listBuilds({ checkout: root, names: process.argv.slice(2), remotes: REMOTES, prerender });
});
