import type { KeyObject } from 'node:crypto';
import { publishRelease, type Release, type Store } from './index.mjs';

/** Publishes a version of a remote called legal. */
export const publishLegal = (
  store: Store,
  version: string,
  routes: Release['face']['routes'] = [],
  key?: KeyObject,
) =>
  publishRelease(
    store,
    {
      name: 'legal',
      version,
      commit: '',
      container: 'legal_1',
      entry: 'remoteEntry.1.js',
      content: Buffer.from(`var legal_1 = '${version}';`),
      face: { routes, nav: [], widgets: [] },
      needs: { kernel: '^2.0.0', names: {} },
    },
    key,
  );
