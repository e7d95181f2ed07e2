// The few rules of this house that no published plugin has, as an ESLint plugin.
import { basename, dirname, relative, sep } from 'node:path';
import { builtinRules } from 'eslint/use-at-your-own-risk';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const FOLDERS_FOR_A_KIND = new Set(['utils', 'helpers', 'hooks', 'types', 'constants', 'services']);

/** The part of a file's name before its first dot; leading dots belong to the name of a setting file. */
const stem = (file) => basename(file).replace(/^\.+/, '').split('.')[0];

const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: '"{{name}}" is not kebab-case: write it in small letters with hyphens, as in queue-panel.tsx.',
      kind: 'No folder is named for a kind ("{{name}}"): name it for what it is about, as in queue-panel.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const folders = dirname(relative(context.cwd, context.filename)).split(sep);
        const names = [...folders, stem(context.filename)].filter(
          (name) => name !== '.' && !name.startsWith('.'),
        );
        const odd = names.find((name) => !KEBAB.test(name));
        if (odd) context.report({ node, messageId: 'kebab', data: { name: odd } });
        const kind = folders.find((name) => FOLDERS_FOR_A_KIND.has(name));
        if (kind) context.report({ node, messageId: 'kind', data: { name: kind } });
      },
    };
  },
};

/** `max-lines` a second time: one rule can have one severity only, and a long file deserves a word before a refusal. */
const longFile = builtinRules.get('max-lines');

export const houseRules = { rules: { 'file-names': fileNames, 'long-file': longFile } };
