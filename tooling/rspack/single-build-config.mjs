// Rspack configuration of shell and remotes in one build without federation, which the benchmarks compare with the product.
import { rspack } from '@rspack/core';
import { hostConfig } from './host-config.mjs';

const FEDERATION = ['ModuleFederationPlugin', 'ProvideSharedPlugin'];

/**
 * @param {{ output: string, container: string }} files the folder for the build, and the file that takes the place of
 * `shell/src/platform/remotes/container.ts`
 */
export function singleBuildConfig({ output, container }) {
  const config = hostConfig();
  return {
    ...config,
    name: 'single-build',
    output: { ...config.output, path: output, uniqueName: 'segue-single-build' },
    // One file for each remote, so that the page can preload all of a screen.
    optimization: { ...config.optimization, splitChunks: false },
    plugins: [
      ...config.plugins.filter((plugin) => !FEDERATION.includes(plugin.constructor.name)),
      new rspack.NormalModuleReplacementPlugin(/^\.\/container$/, container),
    ],
  };
}
