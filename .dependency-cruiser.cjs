// The graph fence: who may know whom (docs/architecture.md). Each rule says why, and what to do instead.

const {
  kernelBut,
  kernelRules,
  OUR_PACKAGE,
  TEST,
  TYPES_ONLY,
} = require('./tooling/architecture/kernel-graph.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'remotes-are-islands',
      severity: 'error',
      comment:
        'Remotes are built and released alone, so one must never need another. Ask for a change on the bus, read state from @segue/stores, or let the shell mount the other one’s widget.',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^remotes/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'packages-by-name-only',
      severity: 'error',
      comment:
        'A relative import into another package makes a second copy of its state at run time. Import the package by its name, as @segue/stores.',
      from: { path: OUR_PACKAGE, pathNot: '^(tooling|e2e)/' },
      // 'local' is a relative path; an import by name is not.
      to: { path: OUR_PACKAGE, pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'kernel-knows-no-app',
      severity: 'error',
      comment:
        'The kernel is what all bundles agree on; knowing one of them would tie every release together. Move the code to the bundle that needs it, or pass it in through a port.',
      from: { path: '^shared-kernel/' },
      to: { path: '^(remotes|shell|api|provider-sandbox|e2e)/' },
    },
    {
      name: 'contract-is-a-leaf',
      severity: 'error',
      comment:
        'Browser and server both build on the contract, so it may need nothing but zod. Keep behaviour out of it and in the package that uses it.',
      from: { path: '^shared-kernel/contract/src/', pathNot: TEST },
      to: { pathNot: ['^shared-kernel/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'ui-is-dumb',
      severity: 'error',
      comment:
        'Components of @segue/ui get props and call callbacks, so that anything can use and test them. Read stores and emit messages in a slice or in @segue/tracks, and pass the result in.',
      from: { path: '^shared-kernel/ui/src/', pathNot: TEST },
      to: {
        path: [
          '^node_modules/(effector|effector-react|patronum|mitt|zod)/',
          `^shared-kernel/(${kernelBut('ui', 'contract', 'testing')})/`,
        ],
      },
    },
    ...kernelRules,
    {
      name: 'ports-are-for-the-shell',
      severity: 'error',
      comment:
        'Only the shell may write state and plug effects; a remote that opens this door gets a second copy of every model. Emit a command on the bus instead.',
      from: { pathNot: ['^shell/', '^shared-kernel/(stores|testing)/', TEST] },
      to: { path: '^shared-kernel/stores/src/ports\\.ts$' },
    },
    {
      name: 'views-make-no-requests',
      severity: 'error',
      comment:
        'A view that asks the server cannot be drawn without one. Put the effect into api.ts, wire it in model.ts, and read the result with useUnit.',
      from: { path: '(^|/)view\\.tsx$' },
      to: { path: ['(^|/)api\\.ts$', '^shared-kernel/api-client/'] },
    },
    {
      name: 'models-know-no-react',
      severity: 'error',
      comment:
        'Rules outlive the way they are drawn and are tested without a DOM. Keep React in view.tsx and pass facts through stores.',
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
        'Server and browser meet in the contract alone. Move what both need there, or say it again on each side.',
      from: { path: '^api/', pathNot: TEST },
      to: { path: `^(shared-kernel/(${kernelBut('contract')})|remotes|shell|provider-sandbox|e2e)/` },
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
      name: 'migrations-are-frozen',
      severity: 'error',
      comment:
        'A migration must do tomorrow what it did when it was written, so it may need nothing that changes with the product. Copy what it needs into the migration.',
      from: { path: '^api/src/database/migrations/', pathNot: TEST },
      to: { pathNot: ['^api/src/database/migrations/', '^node_modules/kysely/', '^(node:)?url$'] },
    },
    {
      name: 'sandbox-stands-alone',
      severity: 'error',
      comment:
        'The stand-ins speak the providers’ protocols; sharing our code would bend them to fit our mistakes. Write down here what the provider’s documentation says.',
      from: { path: '^provider-sandbox/' },
      to: { path: '^(shared-kernel|remotes|shell|api|e2e|tooling)/' },
    },
    {
      name: 'product-knows-no-sandbox',
      severity: 'error',
      comment:
        'The product must not be able to tell stand-ins from providers. Give it addresses through configuration; only tests may start the stand-ins themselves.',
      from: { path: '^(shared-kernel|remotes|shell|api)/', pathNot: TEST },
      to: { path: '^provider-sandbox/' },
    },
    {
      name: 'shell-loads-remotes-by-name',
      severity: 'error',
      comment:
        'A remote that is imported becomes part of the shell’s build and can no longer be released alone. Load it through the registry at run time.',
      from: { path: '^(shell|api|e2e)/' },
      to: { path: '^remotes/' },
    },
    {
      name: 'no-test-code-in-source',
      severity: 'error',
      comment: 'What the product imports is shipped. Keep builders and fakes to tests and to standalone.tsx.',
      from: {
        path: OUR_PACKAGE,
        pathNot: [TEST, '^shared-kernel/testing/', '(^|/)standalone\\.tsx$', '^(e2e|tooling)/'],
      },
      to: {
        path: [
          '^shared-kernel/testing/',
          '\\.test\\.[cm]?tsx?$',
          '^node_modules/(@testing-library|msw|fast-check|@playwright)/',
        ],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that need each other are one thing, or hide a third. Merge them, or move what both use below them.',
      from: { path: OUR_PACKAGE },
      to: { circular: true, viaOnly: { dependencyTypesNot: TYPES_ONLY } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A file nobody imports is a file nobody needs. Use it, name it as an entry, or delete it.',
      from: {
        orphan: true,
        path: `${OUR_PACKAGE.slice(0, -1)}/src/`,
        pathNot: [
          TEST,
          '\\.d\\.ts$',
          '(^|/)(main|remote|standalone|index|ports|screens)\\.tsx?$',
          '^e2e/',
          '^shell/src/vendor/',
        ],
      },
      to: {},
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      comment:
        'What is not in this package’s own package.json is there by luck. Add it to its dependencies, in the version the others use.',
      from: { path: `${OUR_PACKAGE.slice(0, -1)}/src/`, pathNot: TEST },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable-imports',
      severity: 'error',
      comment:
        'The import leads nowhere, or through a door the package does not open. Correct the path, or ask its owner to export what you need.',
      from: { path: OUR_PACKAGE },
      to: { couldNotResolve: true, pathNot: '[.](css|woff|woff2|svg|png)' },
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
