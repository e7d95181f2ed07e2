// Dependency rules between packages and files (docs/architecture.md). Each comment says why, and what to do instead.

const {
  kernelRules,
  OUR_PACKAGE,
  OUR_SOURCE,
  TEST,
  TYPES_ONLY,
} = require('./tooling/architecture/kernel-dependency-rules.cjs');

/** Packages that only one command installs (tooling/start/install.mjs). */
const TOOLS = [
  'bench',
  'e2e/engines',
  'e2e/soak/open-id',
  'e2e/soak/public-clients',
  'provider-sandbox/public-clients',
].flatMap((folder) => Object.keys(require(`./${folder}/package.json`).dependencies));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'remotes-are-independent',
      severity: 'error',
      comment:
        'Remotes are built and released independently, so no remote may import another. Send a command on the bus, read state from @segue/kernel/state, or let the shell mount the other remote’s widget.',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^remotes/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'packages-by-name-only',
      severity: 'error',
      comment:
        'A relative import into another package makes a second copy of its state at run time. Import the package by its name, as @segue/kernel/state.',
      from: { path: OUR_PACKAGE, pathNot: '^(tooling|e2e|bench)/' },
      // 'local' is a relative path; an import by name is not.
      to: { path: OUR_PACKAGE, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'kernel-knows-no-app',
      severity: 'error',
      comment:
        'The kernel is shared by all bundles; if it imported one of them, every release would depend on that bundle. Move the code to the bundle that needs it, or inject it through a port.',
      from: { path: '^shared-kernel/' },
      to: { path: '^(remotes|shell|api|providers|provider-sandbox|e2e|bench)/' },
    },
    {
      name: 'contract-is-a-leaf',
      severity: 'error',
      comment:
        'Browser and server both import the contract, so it may import nothing but zod. Put behavior into the package that uses it.',
      from: { path: '^shared-kernel/contract/src/', pathNot: TEST },
      to: { pathNot: ['^shared-kernel/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'ui-is-presentational',
      severity: 'error',
      comment:
        'Components of @segue/ui take props and call callbacks only. Read stores and send messages in a slice or in @segue/ui/tracks, and pass the result as props.',
      from: { path: '^shared-kernel/ui/src/(?!tracks/)', pathNot: TEST },
      to: {
        path: [
          '^node_modules/(effector|effector-react|patronum|mitt|zod)/',
          '^shared-kernel/(kernel|ui/src/tracks)/',
        ],
      },
    },
    ...kernelRules,
    {
      name: 'ports-are-for-the-shell',
      severity: 'error',
      comment:
        'Only the shell may write state and provide effect handlers; a remote that imports this entry point gets a second copy of every model. Send a command on the bus instead.',
      from: { pathNot: ['^(shell|providers/[^/]+/player)/', '^shared-kernel/kernel/', TEST] },
      to: { path: '^shared-kernel/kernel/src/state/(ports|parts)\\.ts$' },
    },
    {
      name: 'views-make-no-requests',
      severity: 'error',
      comment:
        'Components make no requests. Define the effect in api.ts, wire it in model.ts, and read the result with useUnit.',
      from: { path: '\\.tsx$', pathNot: [TEST, '^shared-kernel/kernel/src/testing/'] },
      to: { path: ['(^|/)api\\.ts$', '^shared-kernel/kernel/src/request/'] },
    },
    {
      name: 'models-know-no-react',
      severity: 'error',
      comment:
        'Models are tested without React and without a DOM. Keep React in view.tsx and pass values through stores.',
      from: { path: '(^|/)model\\.ts$' },
      to: {
        path: [
          '^node_modules/(react|react-dom|react-router|react-router-dom|effector-react|styled-components)/',
          '\\.tsx$',
        ],
        dependencyTypesNot: TYPES_ONLY,
      },
    },
    {
      name: 'api-knows-only-the-contract',
      severity: 'error',
      comment:
        'Server and browser share the contract only. Move what both need into it, or write it on each side.',
      from: { path: '^(api|providers/[^/]+/server)/', pathNot: TEST },
      to: {
        path: `^(shared-kernel/(kernel|ui)|remotes|shell|provider-sandbox|providers/[^/]+/(player|sandbox)|e2e)/`,
      },
    },
    {
      name: 'plugins-know-no-modules',
      severity: 'error',
      comment:
        'Modules are built on plugins, providers, the database and the secrets, so none of these may need a module. Move what both use into the lower folder, or register the plugin from the module.',
      from: { path: '^api/src/(plugins|providers|database|secrets)/', pathNot: TEST },
      to: { path: '^api/src/modules/' },
    },
    {
      name: 'modules-have-one-entry',
      severity: 'error',
      comment:
        'What a module keeps to itself can change without asking others. Import the module’s index.ts, and export there what others may use.',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: TEST },
      to: { path: '^api/src/modules/[^/]+/', pathNot: ['^api/src/modules/$1/', '/index\\.ts$'] },
    },
    {
      name: 'providers-are-listed-once',
      severity: 'error',
      comment:
        'Only the three provider-list.ts name a provider’s part, so that a provider is added by one line on each side. Use the ports: MusicProvider, ProviderPlayer, ProviderSandbox.',
      from: { pathNot: [TEST, '^providers/', '/provider-list\\.ts$'] },
      to: { path: '^providers/' },
    },
    {
      name: 'providers-know-no-provider',
      severity: 'error',
      comment:
        'A provider’s folder works without the others. Move what both need behind a port: @segue/api/port, @segue/shell/port, @segue/provider-sandbox/core.',
      from: { path: '^providers/([^/]+)/', pathNot: TEST },
      to: { path: '^providers/', pathNot: '^providers/$1/' },
    },
    {
      name: 'players-know-no-server',
      severity: 'error',
      comment:
        'A player part runs in the browser: code of the server would be downloaded by every user. Ask the server by a route of the contract.',
      from: { path: '^providers/[^/]+/player/' },
      to: { path: '^(api|remotes|e2e|provider-sandbox|providers/[^/]+/(server|sandbox))/' },
    },
    {
      name: 'migrations-are-frozen',
      severity: 'error',
      comment:
        'A migration must always do what it did when it was written, so it imports no code that may change. Copy what it needs into the migration.',
      from: { path: '^api/src/database/migrations/', pathNot: TEST },
      to: { pathNot: ['^api/src/database/migrations/', '^node_modules/kysely/', '^(node:)?url$'] },
    },
    {
      name: 'sandbox-stands-alone',
      severity: 'error',
      comment:
        'The sandbox implements the providers’ protocols; shared code would repeat our own mistakes in it. Implement what the provider’s documentation says.',
      from: { path: '^(provider-sandbox|providers/[^/]+/sandbox)/' },
      to: {
        path: '^(shared-kernel|remotes|shell|api|providers/[^/]+/(server|player)|e2e|tooling|bench)/',
      },
    },
    {
      name: 'product-knows-no-sandbox',
      severity: 'error',
      comment:
        'The product must not be able to tell the sandbox from the real providers. Configure addresses; only tests may start the sandbox.',
      from: { path: '^(shared-kernel|remotes|shell|api)/', pathNot: TEST },
      to: { path: '^(provider-sandbox|providers/[^/]+/sandbox)/' },
    },
    {
      name: 'shell-loads-remotes-by-name',
      severity: 'error',
      comment:
        'An imported remote becomes part of the shell’s build and can no longer be released alone. Load it through the registry at run time.',
      from: { path: '^(shell|api|providers|e2e)/' },
      to: { path: '^remotes/' },
    },
    {
      name: 'shell-platform-knows-no-feature',
      severity: 'error',
      comment:
        'The platform carries player and features: it must work without any of them. Move the shared part down, or let the feature listen.',
      from: { path: '^shell/src/platform/', pathNot: TEST },
      to: { path: '^shell/src/(player|features|app)/' },
    },
    {
      name: 'player-knows-no-feature',
      severity: 'error',
      comment:
        'Features use the player; it plays without any of them. Send a message, or let the feature listen.',
      from: { path: '^shell/src/player/', pathNot: TEST },
      to: { path: '^shell/src/(features|app)/' },
    },
    {
      name: 'player-has-three-entries',
      severity: 'error',
      comment:
        'What the player keeps to itself can change without asking others. Import its index.ts, late.ts for code that is downloaded with it, or start.ts where it starts; export there what you need.',
      from: { path: '^shell/src/(app|features|platform)/', pathNot: TEST },
      to: { path: '^shell/src/player/', pathNot: '^shell/src/player/(index|late|start)\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment:
        'The rules of playback are functions from state to state, and the engine answers by events alone. Wire both in shell/src/player/model.',
      from: { path: '^shell/src/player/rules/', pathNot: TEST },
      to: { path: '^(shell/src/(?!player/rules/)|node_modules/(effector|react)/)' },
    },
    {
      name: 'shell-features-know-no-app',
      severity: 'error',
      comment:
        'Only shell/src/app knows all features and their order, and its frame draws them. Export a wire function from the feature, and add it to a list in shell/src/app/start.',
      from: { path: '^shell/src/features/', pathNot: TEST },
      to: { path: '^shell/src/app/' },
    },
    {
      name: 'no-test-code-in-source',
      severity: 'error',
      comment: 'Imported test code is shipped to users. Import builders and fakes in tests only.',
      from: {
        path: OUR_PACKAGE,
        pathNot: [
          TEST,
          '^shared-kernel/kernel/src/testing/',
          '^(e2e|tooling|bench|remote-kit/(check|jest))/',
        ],
      },
      to: {
        path: [
          '^shared-kernel/kernel/src/testing/',
          '\\.test\\.[cm]?tsx?$',
          '^node_modules/(@testing-library|msw|fast-check|@playwright)/',
        ],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that import each other are one unit, or hide a third. Merge them, or move the shared part into a file that both import.',
      from: { path: OUR_PACKAGE },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A file without importers is dead code. Import it, list it as an entry, or delete it.',
      from: {
        orphan: true,
        path: OUR_SOURCE,
        pathNot: [
          TEST,
          '\\.d\\.m?ts$',
          '(^|/)(main|remote|index|ports|screens)\\.tsx?$',
          '^e2e/',
          '^shell/src/platform/shared-vendors/',
        ],
      },
      to: {},
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      comment:
        'The package is not declared in this package.json. Add it to the dependencies, in the version the other workspaces use.',
      from: { path: OUR_SOURCE, pathNot: TEST },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable-imports',
      severity: 'error',
      comment:
        'The import does not resolve, or the package does not export this entry point. Correct the path, or ask the owner to export what you need.',
      from: { path: OUR_PACKAGE },
      to: { couldNotResolve: true, pathNot: `[.](css|woff|woff2|svg|png)|^(${TOOLS.join('|')})(/|$)` },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules|dist|dist-types)/' },
    exclude: { path: '(^|/)(dist|dist-types|reports|\\.cache)/' },
    combinedDependencies: false,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
