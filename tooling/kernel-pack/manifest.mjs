// The package.json of a pack.

const KERNEL = ['contract', 'api-client', 'event-bus', 'stores', 'federation', 'ui', 'tracks', 'testing'];
/** Folders that are packed. */
export const PACKS = [...KERNEL.map((name) => `shared-kernel/${name}`), 'remote-kit'];

/** What a remote in another repository needs to be compiled, checked and tested, and this repository has at its root. */
const TOOLS = [
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
  'oxlint',
  'typescript',
];

/**
 * The kit brings the tools that its commands run and the browsers that it builds for. Here they are devDependencies, because a server
 * needs only the part that reads releases.
 * @param {Record<string, any>} manifest of a package @param {Record<string, any>} root
 */
export function manifestOf({ private: _, devDependencies = {}, scripts: __, ...manifest }, root) {
  const forPublishing = { ...manifest, license: root.license, engines: root.engines };
  if (!manifest.bin) return forPublishing;
  const tools = Object.fromEntries(TOOLS.map((name) => [name, root.devDependencies[name]]));
  return {
    ...forPublishing,
    exports: {
      ...manifest.exports,
      './releases': manifest.exports['./releases'].default,
      './tsconfig.base.json': './tsconfig.base.json',
    },
    dependencies: { ...manifest.dependencies, ...devDependencies, ...tools },
    browserslist: root.browserslist,
  };
}
