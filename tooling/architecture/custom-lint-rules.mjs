// ESLint rules of this project that no published plugin has.
import { basename, dirname, relative, sep } from 'node:path';
import { builtinRules } from 'eslint/use-at-your-own-risk';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const KIND_FOLDERS = new Set(['utils', 'helpers', 'hooks', 'types', 'constants', 'services']);

/** The file name up to its first dot, without leading dots. */
const stem = (file) => basename(file).replace(/^\.+/, '').split('.')[0];

const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: '"{{name}}" is not kebab-case: use lower-case letters and hyphens, as in queue-panel.tsx.',
      kind: 'A folder is named for its subject, not for a kind of code ("{{name}}"): as in queue-panel.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const folders = dirname(relative(context.cwd, context.filename)).split(sep);
        const names = [...folders, stem(context.filename)].filter(
          (name) => name !== '.' && !name.startsWith('.'),
        );
        const notKebab = names.find((name) => !KEBAB.test(name));
        if (notKebab) context.report({ node, messageId: 'kebab', data: { name: notKebab } });
        const kind = folders.find((name) => KIND_FOLDERS.has(name));
        if (kind) context.report({ node, messageId: 'kind', data: { name: kind } });
      },
    };
  },
};

/** An aborted request also fails; models show and count the other failures only. */
const requestFailures = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      aborted: 'Aborted requests fail too: use `{{name}}.failed`, which leaves them out.',
    },
  },
  create(context) {
    const requests = new Set();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!/(^|\/)api$/.test(source.value)) return;
        for (const { local } of specifiers) requests.add(local.name);
      },
      'MemberExpression[property.name=/^(fail|failData)$/]'(node) {
        const { name } = node.object;
        if (requests.has(name)) context.report({ node, messageId: 'aborted', data: { name } });
      },
    };
  },
};

/** `max-lines` a second time: ESLint allows one severity per rule, and files warn at 200 lines before they fail at 300. */
const longFile = builtinRules.get('max-lines');

export const customRules = {
  rules: { 'file-names': fileNames, 'long-file': longFile, 'request-failures': requestFailures },
};
