// Begins a federation. The original also prepares for shared packages that are tree-shaken, of which there are none.
export function init({ webpackRequire: { federation } }) {
  federation.initOptions.plugins ??= [];
  return federation.runtime.init(federation.initOptions);
}
