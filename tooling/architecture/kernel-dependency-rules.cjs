// Dependency rules between the entry points of the shared kernel.

const OUR_PACKAGE =
  '^(shared-kernel/[^/]+|remotes/[^/]+|shell|api|providers|provider-sandbox|e2e|remote-kit|tooling|bench)/';
const OUR_SOURCE = `(${OUR_PACKAGE.slice(0, -1)}/src|^providers/[^/]+)/`;
const TEST = '\\.test\\.[cm]?tsx?$|\\.(conformance|fixture)\\.ts$';
const TYPES_ONLY = ['type-only'];

/** A folder of the kernel imports none of the listed ones. */
const knowsNo = (name, folder, others, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: `^shared-kernel/${folder}/`, pathNot: TEST },
  to: { path: others.map((other) => `^shared-kernel/${other}`) },
});
const kernelRules = [
  knowsNo(
    'requests-know-the-contract',
    'kernel/src/request',
    ['kernel/src/(?!request/)', 'ui/'],
    'Requests do not depend on their callers. Import the contract and effector only; handle answers in a model.',
  ),
  knowsNo(
    'bus-knows-the-contract',
    'kernel/src/bus',
    ['kernel/src/(?!bus/)', 'ui/'],
    'The bus defines messages and knows no subscriber. Handle a message in the model that owns the state.',
  ),
  knowsNo(
    'stores-know-no-views',
    'kernel/src/state',
    ['kernel/src/(remote|testing)/', 'ui/'],
    'Models run without a screen. Put components into @segue/ui/tracks, the shell or a remote.',
  ),
  knowsNo(
    'remote-knows-the-contract',
    'kernel/src/remote',
    ['kernel/src/(?!remote/)', 'ui/'],
    'The agreement between shell and remotes must change rarely, and each remote has a copy of it. Put behavior into the shell’s loader.',
  ),
  knowsNo(
    'tracks-make-no-requests',
    'ui/src/tracks',
    ['kernel/src/(request|remote|testing)/'],
    'A track row reads stores and sends commands. Requests belong to the model that owns the state.',
  ),
];

module.exports = { kernelRules, OUR_PACKAGE, OUR_SOURCE, TEST, TYPES_ONLY };
