// Lint of a remote in a folder of its own: types, hooks, and what would reach beyond its screen.
import { fileURLToPath } from 'node:url';

const message =
  'It reaches beyond the screen of the remote: keep state in stores, and style your own components.';

const globalStyles = {
  create: (context) => ({
    TemplateElement(node) {
      if (/(^|[\s,])(html|body|:root)\b/.test(node.value.raw)) context.report({ node, message });
    },
  }),
};

export const errors = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));

/** What typescript-eslint recommends beside the rules that oxlint calls "correctness". */
export const typescriptRules = {
  ...errors('no-array-constructor', 'no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread'),
  ...errors('typescript/ban-ts-comment', 'typescript/no-explicit-any', 'typescript/no-namespace'),
  ...errors('typescript/no-require-imports', 'typescript/no-unnecessary-type-constraint'),
  ...errors('typescript/no-unsafe-function-type'),
  // An interface that only extends is how a library's own type is widened.
  'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
  // TypeScript reports it already, and better.
  'no-unused-vars': 'off',
};

/** The rules that oxlint does not have: it loads this file as a plugin. */
export default { meta: { name: 'segue' }, rules: { 'no-global-styles': globalStyles } };

export const remoteLint = {
  ignorePatterns: ['dist/'],
  plugins: ['eslint', 'typescript', 'oxc', 'react'],
  jsPlugins: [fileURLToPath(import.meta.url)],
  categories: { correctness: 'error' },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        ...typescriptRules,
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'warn',
        'no-restricted-globals': [
          'error',
          ...['localStorage', 'sessionStorage'].map((name) => ({ name, message })),
        ],
        'no-restricted-properties': [
          'error',
          ...['adoptedStyleSheets', 'title', 'cookie'].map((property) => ({
            object: 'document',
            property,
            message,
          })),
        ],
        'segue/no-global-styles': 'error',
      },
    },
  ],
};
