// `npm run build [-- shell search …]`: builds what is stale, or what is named.
import { ensureBuild } from './ensure-build.mjs';
import { ensureInstall } from './ensure-install.mjs';
import { requireNode } from './node-version.mjs';
import { BUILDABLE } from './places.mjs';
import { complain, say, Stop } from './say.mjs';
import { stopOnSignals, stopWith } from './stopping.mjs';

async function build() {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !Object.hasOwn(BUILDABLE, name));
  if (unknown.length > 0) {
    throw new Stop(
      `There is nothing called ${unknown.join(', ')}: known are ${Object.keys(BUILDABLE).join(', ')}.`,
    );
  }
  await ensureInstall();
  await ensureBuild(names.length > 0 ? names : undefined);
  say(names.length > 0 ? `Built: ${names.join(', ')}.` : 'Everything is built.');
}

requireNode();
stopOnSignals(130);
build().catch((error) => {
  complain(error);
  void stopWith(1);
});
