// The package.json of each pack. Pure functions.

/** What a remote in another repository needs to be compiled and tested, and this repository has at its root. */
const BUILD_TOOLS = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'jest-fixed-jsdom',
  'typescript',
];

/** Fields that every pack has, without those of this repository. */
const forPublishing = ({ private: _, devDependencies: __, scripts: ___, ...manifest }, root, files) => ({
  ...manifest,
  license: root.license,
  engines: root.engines,
  files,
});

const compiled = (target) => target.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');

/** `exports` that name the compiled files. @param {Record<string, string>} sources */
export const compiledExports = (sources) =>
  Object.fromEntries(
    Object.entries(sources).map(([entry, target]) => [
      entry,
      /\.tsx?$/.test(target)
        ? { types: `${compiled(target)}.d.ts`, default: `${compiled(target)}.js` }
        : compiled(target),
    ]),
  );

/** @param {Record<string, any>} manifest of a kernel package @param {Record<string, any>} root */
export const kernelManifest = (manifest, root) => ({
  ...forPublishing(manifest, root, ['dist', 'surface.json']),
  exports: compiledExports(manifest.exports),
});

/**
 * The kit, with the tools that its commands run and the browsers that it builds for. Here they are devDependencies, because a server
 * needs only the part that reads releases.
 * @param {Record<string, any>} manifest @param {Record<string, any>} root
 */
export function kitManifest(manifest, root) {
  const tools = BUILD_TOOLS.map((name) => [name, root.devDependencies[name]]);
  const own = { ...manifest.dependencies, ...manifest.devDependencies };
  const dependencies = Object.entries({ ...own, ...Object.fromEntries(tools) }).sort();
  return {
    ...forPublishing(manifest, root, ['**/*']),
    exports: { ...manifest.exports, './tsconfig.base.json': './tsconfig.base.json' },
    dependencies: Object.fromEntries(dependencies),
    browserslist: root.browserslist,
  };
}
