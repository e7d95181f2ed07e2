// Rules for what a file may contain; .dependency-cruiser.cjs has those for what it may import.
import { readFileSync } from 'node:fs';
import effector from 'eslint-plugin-effector';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { customRules } from './tooling/architecture/custom-lint-rules.mjs';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.{conformance,fixture}.ts', 'e2e/src/journeys/**'];
/** Federation and the tools read a default export from these, and from nothing else. */
const DEFAULT_EXPORT_EXPECTED = [
  'remotes/*/src/remote.ts',
  '**/*.config.{ts,mjs,cjs}',
  '**/*-loader.mjs',
  '**/*.d.ts',
];
/** The names that the shell shares of a vendor; another one would be undefined in the browser. */
const sharedNames = (vendor) =>
  /export \{([^}]*)\}/
    .exec(readFileSync(new URL(`shell/src/platform/shared-vendors/${vendor}.ts`, import.meta.url), 'utf8'))[1]
    .match(/\w+/g);
const lines = (max) => ({ max, skipBlankLines: true, skipComments: true });

const NO_WILDCARD = {
  selector: 'ExportAllDeclaration',
  message: 'A wildcard hides what a door opens: export each name.',
};
const NO_LAZY = {
  selector: 'ImportSpecifier[imported.name="lazy"]',
  message: 'A download that fails must not take the page with it: use `lazyPart` of @segue/ui.',
};
const NO_DEFAULT = {
  selector: 'ExportDefaultDeclaration',
  message: 'A default export has no name to search for: export it by name.',
};
const SLICES = ['{shell,remotes/*,shared-kernel/stores,shared-kernel/tracks}/src/**/*.{ts,tsx}'];
const STORE_WITHOUT_LIFETIME = {
  name: 'effector',
  importNames: ['createStore', 'createDomain', 'restore'],
  message: 'A store states how long its value lives: createSessionStore or createPageStore of @segue/stores.',
};
const REQUEST_OUTSIDE_API = {
  name: '@segue/api-client',
  importNames: ['createRequestFx'],
  message: 'Requests of a slice are created in its api.ts or model.ts, with their concurrency.',
};
const SESSION_END = {
  name: '@segue/api-client',
  importNames: ['sessionEnded'],
  message: 'Only the session model ends a session; a store resets by itself when it is a createSessionStore.',
};
const restrictedImports = (...paths) => ({ 'no-restricted-imports': ['error', { paths }] });
const RUNNERS = '/^(test|it|describe)$/';
const NO_SHORTCUTS_IN_TESTS = [
  {
    selector: `MemberExpression[object.name=${RUNNERS}][property.name=/^(only|skip|fixme|todo)$/]`,
    message: 'Every test runs, always: finish it or delete it.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]',
    message: 'Every test runs, always: finish it or delete it.',
  },
  {
    selector: 'CallExpression[callee.property.name="waitForTimeout"]',
    message: 'A pause is slow or too short: wait for what is to be seen.',
  },
];

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

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-types/',
      '.cache/',
      'reports/',
      'test-results/',
      'data/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    plugins: { segue: customRules },
    rules: {
      'segue/file-names': 'error',
      'segue/long-file': ['warn', lines(200)],
      'max-lines': ['error', lines(300)],
      'no-restricted-syntax': ['error', NO_WILDCARD, NO_DEFAULT, NO_LAZY],
      'no-debugger': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    // The compiler does not read these. Functions that Playwright runs in a page use the page's names.
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [...Object.getOwnPropertyNames(globalThis), 'require', 'module', '__dirname', ...IN_PAGES].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
    rules: {
      'no-undef': 'error',
      'no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: {
        project: process.env.SEGUE_LINT_PROJECT ?? 'tooling/architecture/tsconfig.lint.json',
        tsconfigRootDir: process.cwd(),
      },
    },
    rules: {
      'no-console': 'error',
      // TypeScript reports it already, and better.
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An interface that only extends is how a library's own type is widened.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['{shell,remotes,shared-kernel}/**/*.{ts,tsx}'],
    extends: [
      effector.flatConfigs.recommended,
      effector.flatConfigs.react,
      effector.flatConfigs.scope,
      reactHooks.configs.flat.recommended,
    ],
    rules: {
      // These judge what React's compiler could make faster. The product is built without it, and they take an
      // element's style for a prop and a ref kept in an object for its value.
      'react-hooks/immutability': 'off',
      'react-hooks/incompatible-library': 'off',
      'react-hooks/purity': 'off',
      'react-hooks/refs': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    // A dialog or an editor that the user opened begins at its first field.
    rules: { 'jsx-a11y-x/no-autofocus': 'off' },
  },
  {
    files: ['{shell,remotes,shared-kernel}/**/*.test.{ts,tsx}'],
    extends: [testingLibrary.configs['flat/react']],
    rules: {
      // Focus, attributes and order are read from the elements. The helpers that render a screen return more than its result.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      'testing-library/render-result-naming-convention': 'off',
      // It takes queries within a menu or a row for those of a render.
      'testing-library/prefer-screen-queries': 'off',
    },
  },
  {
    files: ['{shell,remotes,shared-kernel}/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'shared-kernel/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['react-router-dom', 'effector', 'styled-components'].map((name) => ({
            name,
            allowImportNames: sharedNames(name),
            allowTypeImports: true,
            message: `The page does not share this name: add it to shell/src/platform/shared-vendors/${name}.ts.`,
          })),
        },
      ],
    },
  },
  {
    files: SLICES,
    ignores: TESTS,
    rules: {
      ...restrictedImports(STORE_WITHOUT_LIFETIME, REQUEST_OUTSIDE_API, SESSION_END),
      'segue/request-failures': 'error',
    },
  },
  {
    files: ['{shell,remotes/*,shared-kernel/stores}/src/**/{api,model}.ts'],
    rules: restrictedImports(STORE_WITHOUT_LIFETIME, SESSION_END),
  },
  {
    // The model that owns the session, and code that does more than reset a store when it ends.
    files: ['shared-kernel/stores/src/{session,playback}/model.ts'],
    ignores: TESTS,
    rules: restrictedImports(STORE_WITHOUT_LIFETIME, REQUEST_OUTSIDE_API),
  },
  {
    files: ['shared-kernel/stores/src/lifetimes.ts'],
    rules: restrictedImports(REQUEST_OUTSIDE_API),
  },
  {
    files: DEFAULT_EXPORT_EXPECTED,
    rules: { 'no-restricted-syntax': ['error', NO_WILDCARD] },
  },
  {
    files: TESTS,
    rules: { 'no-restricted-syntax': ['error', NO_WILDCARD, NO_DEFAULT, ...NO_SHORTCUTS_IN_TESTS] },
  },
  {
    // Browser code logs through the diagnostics; a server prints before its logger exists.
    files: [
      'shared-kernel/stores/src/diagnostics/**',
      '{api,provider-sandbox}/src/main.ts',
      '{tooling,remote-kit,bench}/**',
      'e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
);
