// Lint of a remote in a folder of its own: types, hooks, and what would reach beyond its screen.
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const message =
  'It reaches beyond the screen of the remote: keep state in stores, and style your own components.';

export const remoteLint = tseslint.config(
  { ignores: ['dist/', 'node_modules/'] },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
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
      'no-restricted-syntax': [
        'error',
        { selector: 'TemplateElement[value.raw=/(^|[\\s,])(html|body|:root)\\b/]', message },
      ],
    },
  },
);
