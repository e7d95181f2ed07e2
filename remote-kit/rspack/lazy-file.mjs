// Puts everything that a remote imports with `import()` into one lazy file. The shell loads that file for the bundler's
// runtime: with the registry's hash, through its Trusted Types policy, within its time limit.
import { rspack } from '@rspack/core';

/** Name of the lazy chunk; its file is `lazy.<hash>.js`. */
const LAZY = 'lazy';
/** Name of the chunk of the exposed module, which is folded into the entry. */
export const EXPOSED = 'exposed';

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

/** A plugin that lets the shell load the lazy file. @param {string} container */
export const lazyFile = (container) => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LazyFile', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(rspack.RuntimeGlobals.loadScript)
        .tap('LazyFile', (chunk) => {
          compilation.addRuntimeModule(chunk, new LoadByShell(container));
        });
    });
  },
});
