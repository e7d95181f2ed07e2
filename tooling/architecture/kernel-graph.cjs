// The kernel's part of the graph fence: which agreement may build on which.

const KERNEL = ['contract', 'api-client', 'event-bus', 'stores', 'federation', 'ui', 'tracks', 'testing'];
const kernelBut = (...allowed) => KERNEL.filter((name) => !allowed.includes(name)).join('|');
const OUR_PACKAGE = '^(shared-kernel/[^/]+|remotes/[^/]+|shell|api|provider-sandbox|e2e|tooling)/';
const TEST = '\\.test\\.[cm]?tsx?$|\\.(conformance|fixture)\\.ts$';
const TYPES_ONLY = ['type-only'];

/** A kernel package may know the listed neighbours and no other package of ours. */
const knowsOnly = (name, folder, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^${folder}/src/`, pathNot: TEST },
  to: {
    path: `^(shared-kernel/(${kernelBut(folder.split('/')[1], 'testing', ...allowed)})|remotes|shell|api|provider-sandbox|e2e|tooling)/`,
  },
});
const kernelRules = [
  knowsOnly(
    'api-client-knows-the-contract',
    'shared-kernel/api-client',
    ['contract'],
    'Making requests must not depend on who asks. Keep it to the contract and effector; react to answers in a model.',
  ),
  knowsOnly(
    'event-bus-carries-only-words',
    'shared-kernel/event-bus',
    ['contract'],
    'The bus is mail: it knows the messages and nobody who reads them. Handle a message in the model that owns the state.',
  ),
  knowsOnly(
    'stores-know-no-views',
    'shared-kernel/stores',
    ['contract', 'api-client', 'event-bus'],
    'Rules must run without a screen. Draw in @segue/tracks, in the shell or in a remote.',
  ),
  knowsOnly(
    'federation-is-only-the-agreement',
    'shared-kernel/federation',
    ['contract'],
    'What shell and remotes agree on may need nothing that changes more often. Put behaviour into the shell’s loader.',
  ),
  knowsOnly(
    'tracks-ask-and-read',
    'shared-kernel/tracks',
    ['contract', 'ui', 'stores', 'event-bus'],
    'A track row reads state and asks for change. Requests belong to the model that owns the state.',
  ),
];

module.exports = { kernelBut, kernelRules, OUR_PACKAGE, TEST, TYPES_ONLY };
