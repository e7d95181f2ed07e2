// Rules for what a file may contain; .dependency-cruiser.cjs has those for what it may import.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { errors, typescriptRules } from './remote-kit/lint.mjs';

const inLint = createRequire(new URL('tooling/lint/package.json', import.meta.url));
const testingLibrary = inLint('eslint-plugin-testing-library');
const TYPESCRIPT = '**/*.{ts,tsx}';
const PRODUCT = '{shell,remotes,shared-kernel,providers/*/player}/**/*.{ts,tsx}';
const TESTS = ['**/*.test.{ts,tsx}', '**/*.{conformance,fixture}.ts', 'e2e/src/journeys/**'];
/** Federation and the tools read a default export from these, and from nothing else. */
const DEFAULT_EXPORT_EXPECTED = [
  'remotes/*/src/remote.ts',
  '**/*.config.{ts,mjs,cjs}',
  '**/*-loader.mjs',
  '{tooling/lint/lint-rules,remote-kit/lint}.mjs',
  '**/*.d.ts',
];
/** The names that the shell shares of a vendor; another one would be undefined in the browser. */
const sharedNames = (vendor) =>
  /export \{([^}]*)\}/
    .exec(readFileSync(new URL(`shell/src/platform/shared-vendors/${vendor}.ts`, import.meta.url), 'utf8'))[1]
    .match(/\w+/g);
const SHARED = ['react-router-dom', 'effector', 'styled-components'].map((name) => ({
  name,
  allowImportNames: sharedNames(name),
  allowTypeImports: true,
  message: `The page does not share this name: add it to shell/src/platform/shared-vendors/${name}.ts.`,
}));

const SLICES = [
  '{{shell,remotes/*}/src,shared-kernel/kernel/src/state,shared-kernel/ui/src/tracks,providers/*/player}/**/*.{ts,tsx}',
];
const STORE_WITHOUT_LIFETIME = {
  name: 'effector',
  importNames: ['createStore', 'createDomain', 'restore'],
  message:
    'A store states how long its value lives: createSessionStore or createPageStore of @segue/kernel/state.',
};
const REQUEST_OUTSIDE_API = {
  name: '@segue/kernel/request',
  importNames: ['createRequestFx'],
  message: 'Requests of a slice are created in its api.ts or model.ts, with their concurrency.',
};
const SESSION_END = {
  name: '@segue/kernel/request',
  importNames: ['sessionEnded'],
  message: 'Only the session model ends a session; a store resets by itself when it is a createSessionStore.',
};
const restrictedImports = (...paths) => ({
  'no-restricted-imports': ['error', { paths: [...SHARED, ...paths] }],
});

const off = (...names) => Object.fromEntries(names.map((name) => [name, 'off']));

/** Names that functions use which Playwright runs in a page. */
const IN_PAGES = [
  'window',
  'document',
  'location',
  'history',
  'Element',
  'requestIdleCallback',
  'requestAnimationFrame',
  'MutationObserver',
  'sessionStorage',
  'Image',
  'OffscreenCanvas',
];

export default {
  plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
  jsPlugins: [
    './tooling/lint/lint-rules.mjs',
    ...['effector', 'testing-library'].map((name) => ({
      name,
      specifier: inLint.resolve(`eslint-plugin-${name}`),
    })),
  ],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    'segue/file-names': 'error',
    'segue/long-file': 'warn',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    ...errors('segue/no-wildcard-export', 'segue/no-default-export', 'segue/no-lazy'),
    eqeqeq: ['error', 'always'],
    'no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    // A fixture of Playwright names what it needs, also when it needs nothing.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    // XML and file names must not hold control characters.
    'no-control-regex': 'off',
    // A suggestion that is pressed with the mouse stays an item of its list.
    'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { ul: ['listbox'] }],
    // The first field of a dialog or editor that the user opened gets the focus.
    'jsx-a11y/no-autofocus': 'off',
    // A styled element with a role is read like the tag, and a text may be a prop.
    ...off('jsx-a11y/prefer-tag-over-role', 'react/no-children-prop'),
    // These judge what React's compiler could make faster. The product is built without it, and they take an
    // element's style for a prop and a ref kept in an object for its value.
    ...off('react/immutability', 'react/incompatible-library', 'react/purity', 'react/refs'),
    // An effect may have fewer dependencies than it reads values.
    'react/exhaustive-deps': 'warn',
    // Objects here are closures without `this`, texts are spread by character, and tests pass objects of all kinds.
    ...off(
      'typescript/unbound-method',
      'typescript/no-base-to-string',
      'typescript/no-misused-spread',
      'typescript/no-meaningless-void-operator',
      'typescript/require-array-sort-compare',
      'typescript/await-thenable',
      'typescript/restrict-template-expressions',
      'typescript/no-redundant-type-constituents',
      'typescript/no-implied-eval',
    ),
  },
  overrides: [
    {
      // The TypeScript compiler does not read these files.
      files: ['**/*.{mjs,cjs}'],
      env: { node: true, es2024: true },
      globals: Object.fromEntries(IN_PAGES.map((name) => [name, 'readonly'])),
      rules: { 'no-undef': 'error' },
    },
    {
      files: ['remote-kit/jest/setup-browser.mjs'],
      env: { browser: true, jest: true },
    },
    {
      files: [TYPESCRIPT],
      rules: {
        ...typescriptRules,
        'no-console': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      },
    },
    {
      files: [PRODUCT],
      rules: {
        ...errors('react/rules-of-hooks', 'react/unsupported-syntax'),
        // The other rules of this plugin ask the compiler for types, which plugins of oxlint cannot.
        ...errors('effector/keep-options-order', 'effector/no-forward', 'effector/no-guard'),
        ...errors('effector/no-unnecessary-duplication', 'effector/no-useless-methods'),
        ...errors('effector/prefer-useUnit'),
        // Replaced by the rules below.
        ...errors('segue/store-names', 'segue/effect-names', 'segue/gate-names', 'segue/scope-binding'),
        ...errors('segue/no-get-state', 'segue/no-watch', 'segue/no-duplicate-on'),
        ...errors('segue/no-units-in-render', 'segue/strict-effect-handlers'),
      },
    },
    {
      files: ['{shell,remotes,shared-kernel,providers/*/player}/**/*.test.{ts,tsx}'],
      rules: {
        ...testingLibrary.configs['flat/react'].rules,
        // Focus, attributes and order are read from the elements. The helpers that render a screen return more than its result.
        'testing-library/no-node-access': 'off',
        'testing-library/no-container': 'off',
        'testing-library/render-result-naming-convention': 'off',
        // The rule mistakes queries within a menu or a row for render results.
        'testing-library/prefer-screen-queries': 'off',
      },
    },
    {
      files: [PRODUCT],
      excludeFiles: [...TESTS, 'shared-kernel/kernel/src/testing/**'],
      rules: restrictedImports(),
    },
    {
      files: SLICES,
      excludeFiles: TESTS,
      rules: {
        ...restrictedImports(STORE_WITHOUT_LIFETIME, REQUEST_OUTSIDE_API, SESSION_END),
        'segue/request-failures': 'error',
      },
    },
    {
      files: ['{{shell,remotes/*}/src,shared-kernel/kernel/src/state}/**/{api,model}.ts'],
      rules: restrictedImports(STORE_WITHOUT_LIFETIME, SESSION_END),
    },
    {
      // The model that owns the session, and code that does more than reset a store when it ends.
      files: ['shared-kernel/kernel/src/state/session/model.ts', 'shell/src/player/model/model.ts'],
      rules: restrictedImports(STORE_WITHOUT_LIFETIME, REQUEST_OUTSIDE_API),
    },
    {
      files: ['{shared-kernel/kernel/src/state/create-store,shell/src/platform/shared-vendors/effector}.ts'],
      rules: restrictedImports(REQUEST_OUTSIDE_API),
    },
    {
      files: DEFAULT_EXPORT_EXPECTED,
      rules: { 'segue/no-default-export': 'off' },
    },
    {
      files: TESTS,
      rules: { ...errors('segue/every-test-runs', 'segue/no-pauses'), 'segue/no-lazy': 'off' },
    },
    {
      // Browser code logs through the diagnostics; a server prints before its logger exists.
      files: [
        'shared-kernel/kernel/src/state/diagnostics/**',
        '{api,provider-sandbox}/src/main.ts',
        '{tooling,remote-kit,bench,e2e}/**',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
};
