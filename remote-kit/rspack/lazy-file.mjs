// What a remote imports with `import()` goes into one lazy file beside its entry. The shell loads that file for the bundler's
// runtime: by the hash in the registry, through its Trusted Types policy, within its time limit.
import { rspack } from '@rspack/core';

/** Name of the lazy chunk; its file is `lazy.<hash>.js`. */
export const LAZY = 'lazy';
/** Name of the chunk of the exposed module, which is folded into the entry. */
export const EXPOSED = 'exposed';

/** Names that create effector units. */
const CREATORS = ['createGate', 'createRequestFx', 'createPageStore', 'createSessionStore'];

/**
 * `optimization.splitChunks`: the exposed module into the container's own chunk, everything else that is not in it into one
 * lazy chunk. A cache group with the name of a chunk that exists adds to that chunk.
 * @param {string} container name of the container's chunk
 */
export const twoFiles = (container) => ({
  chunks: 'all',
  minSize: 0,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    entry: { name: container, enforce: true, priority: 2, chunks: ({ name }) => name === EXPOSED },
    lazy: {
      name: LAZY,
      enforce: true,
      priority: 1,
      chunks: ({ name }) => name !== EXPOSED && name !== container,
    },
  },
});

/** The runtime's function that adds scripts, replaced by the shell's. `loadLazyFile` is set by the shell (`container.ts`). */
class LoadByShell extends rspack.RuntimeModule {
  constructor(container) {
    super('load lazy file by the shell', rspack.RuntimeModule.STAGE_ATTACH);
    this.generate = () =>
      `__webpack_require__.l = (url, done) => void globalThis.${container}.loadLazyFile().then(done, done);`;
  }
}

/** A plugin that lets the shell load the lazy file, and keeps effector units out of it. @param {string} container */
export const lazyFile = (container) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LazyFile', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(rspack.RuntimeGlobals.loadScript)
        .tap('LazyFile', (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadByShell(container));
        });
      compilation.hooks.processAssets.tap('LazyFile', () => {
        for (const file of unitsIn(compilation)) {
          const problem = `${file} makes effector units and is imported with import(): import it statically.`;
          compilation.errors.push(new rspack.WebpackError(`${compiler.name}: ${problem}`));
        }
      });
    });
  },
});

// The shell removes the units of a remote with the region in which its entry was started; units of the lazy file, which is
// started later, would stay after the remote was replaced.
function unitsIn({ modules, moduleGraph, chunkGraph }) {
  const isLazy = (module) => [...chunkGraph.getModuleChunks(module)].some(({ name }) => name === LAZY);
  const connections = [...modules]
    .filter(isLazy)
    .flatMap((one) => [...moduleGraph.getOutgoingConnections(one)]);
  const creating = connections.filter(
    ({ dependency: { request, ids } }) => request === 'effector' || CREATORS.includes(ids?.[0]),
  );
  return new Set(creating.map(({ originModule }) => originModule.nameForCondition()));
}
