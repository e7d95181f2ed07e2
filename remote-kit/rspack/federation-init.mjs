// Replaces `init` of the bundler's runtime, without its plugin for shares that are tree-shaken one by one, which no bundle has.
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  initOptions.plugins ??= [];
  return runtime.init(initOptions);
}
