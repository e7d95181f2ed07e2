// Dependency rules between the packages of the shared kernel.

const KERNEL = ['contract', 'api-client', 'event-bus', 'stores', 'federation', 'ui', 'tracks', 'testing'];
const kernelBut = (...allowed) => KERNEL.filter((name) => !allowed.includes(name)).join('|');
const OUR_PACKAGE =
  '^(shared-kernel/[^/]+|remotes/[^/]+|shell|api|providers|provider-sandbox|e2e|remote-kit|tooling|bench)/';
const OUR_SOURCE = `(${OUR_PACKAGE.slice(0, -1)}/src|^providers/[^/]+)/`;
const TEST = '\\.test\\.[cm]?tsx?$|\\.(conformance|fixture)\\.ts$';
const TYPES_ONLY = ['type-only'];

/** The kernel package may import the listed kernel packages and no other workspace. */
const knowsOnly = (name, folder, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^${folder}/src/`, pathNot: TEST },
  to: {
    path: `^(shared-kernel/(${kernelBut(folder.split('/')[1], 'testing', ...allowed)})|remotes|shell|api|providers|provider-sandbox|e2e|remote-kit|tooling)/`,
  },
});
const kernelRules = [
  knowsOnly(
    'api-client-knows-the-contract',
    'shared-kernel/api-client',
    ['contract'],
    'Requests do not depend on their callers. Import the contract and effector only; handle answers in a model.',
  ),
  knowsOnly(
    'event-bus-knows-the-contract',
    'shared-kernel/event-bus',
    ['contract'],
    'The bus defines messages and knows no subscriber. Handle a message in the model that owns the state.',
  ),
  knowsOnly(
    'stores-know-no-views',
    'shared-kernel/stores',
    ['contract', 'api-client', 'event-bus'],
    'Models run without a screen. Put components into @segue/tracks, the shell or a remote.',
  ),
  knowsOnly(
    'federation-knows-the-contract',
    'shared-kernel/federation',
    ['contract'],
    'The agreement between shell and remotes must change rarely. Put behavior into the shell’s loader.',
  ),
  knowsOnly(
    'tracks-make-no-requests',
    'shared-kernel/tracks',
    ['contract', 'ui', 'stores', 'event-bus'],
    'A track row reads stores and sends commands. Requests belong to the model that owns the state.',
  ),
];

module.exports = { kernelBut, kernelRules, OUR_PACKAGE, OUR_SOURCE, TEST, TYPES_ONLY };
