// Chromium compiles a function when it is first called, on the main thread. This comment lets it compile a whole script on
// another thread, while it is downloaded; other browsers ignore it (https://v8.dev/blog/explicit-compile-hints).
import { rspack } from '@rspack/core';

/** Adds the comment to all scripts: each is loaded when it is needed. */
export const compileOnLoad = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // The minimizer removes comments.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
