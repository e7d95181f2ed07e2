// Containers of Module Federation written by hand: each stage of loading a remote can fail without a build.
import { createHash } from 'node:crypto';
import type { PublishedRemote } from './faulty-site';

/** The parts of a container as JavaScript; what is left out works. */
export type ContainerParts = {
  /** Runs before everything else. */
  start?: string;
  /** A function that takes the shared packages. */
  init?: string;
  /** A function that resolves with the factory of the module. */
  get?: string;
  /** The module. */
  module?: (remote: PublishedRemote) => string;
  /** A React component for every screen and widget. `React` is the page's. */
  component?: string;
  /** The whole container, in place of the other parts. */
  script?: string;
};

/** What a component of a working build draws. */
export const SCREEN = `React.createElement('h1', null, 'A screen by hand')`;

export const componentNames = ({ routes, widgets }: PublishedRemote): readonly string[] => [
  ...new Set([...routes.map(({ component }) => component), ...widgets]),
];

/** The module of a remote that works. `contract` and `name` can be wrong. */
export const moduleOf = (
  remote: PublishedRemote,
  { contract = 1, name = remote.name, components = componentNames(remote) } = {},
): string =>
  `{ contract: ${contract}, name: '${name}', version: '9.9.9', components: { ${components
    .map((component) => `${component}: Component`)
    .join(', ')} }, dispose() {} }`;

/** The script of a container that assigns the global `container`. */
function scriptOf(remote: PublishedRemote, container: string, parts: ContainerParts): string {
  const { start = '', module = moduleOf, component = `() => ${SCREEN}` } = parts;
  const { init = '(scope) => { shared = scope; }' } = parts;
  const {
    get = `() => Promise.resolve(Object.values(shared.react)[0].get()).then((react) => {
  const React = react();
  const Component = ${component};
  return () => ({ default: ${module(remote)} });
})`,
  } = parts;
  return `${start}
var ${container} = (() => { let shared; return { init: ${init}, get: ${get} }; })();
`;
}

export const integrityOf = (script: string) =>
  `sha384-${createHash('sha384').update(script).digest('base64')}`;

/** A build with the right hash in its registry entry. */
export function handmadeBuild(remote: PublishedRemote, parts: ContainerParts) {
  const container = `${remote.name}_by_hand`;
  const script = parts.script ?? scriptOf(remote, container, parts);
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
  const entry = `/by-hand/${remote.name}/remoteEntry.${hash}.js`;
  return { script, build: { version: '9.9.9', container, entry, integrity: integrityOf(script) } };
}
