// Lint rules of this project that no published plugin has.
import { basename, dirname, relative, sep } from 'node:path';
import { effectorRules } from './effector-lint-rules.mjs';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const KIND_FOLDERS = new Set(['utils', 'helpers', 'hooks', 'types', 'constants', 'services']);
const LONG_FILE_LINES = 200;

/** A rule that reports the matches of a selector. */
const forbid = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

/** The file name up to its first dot, without leading dots. */
const stem = (file) => basename(file).replace(/^\.+/, '').split('.')[0];

const fileNames = {
  create: (context) => ({
    Program(node) {
      const folders = dirname(relative(context.cwd, context.filename)).split(sep);
      const names = [...folders, stem(context.filename)].filter(
        (name) => name !== '.' && !name.startsWith('.'),
      );
      const notKebab = names.find((name) => !KEBAB.test(name));
      if (notKebab) {
        const message = `"${notKebab}" is not kebab-case: use lower-case letters and hyphens, as in queue-panel.tsx.`;
        context.report({ node, message });
      }
      const kind = folders.find((name) => KIND_FOLDERS.has(name));
      if (kind) {
        const message = `A folder is named for its subject, not for a kind of code ("${kind}"): as in queue-panel.`;
        context.report({ node, message });
      }
    },
  }),
};

/** `max-lines` as a warning: a rule has one severity, and files warn at 200 lines before they fail at 300. */
const longFile = {
  create: (context) => ({
    Program(node) {
      const { lines, ast } = context.sourceCode;
      const withCode = new Set(ast.tokens.flatMap(({ loc }) => linesBetween(loc.start.line, loc.end.line)));
      const count = lines.filter((text, index) => withCode.has(index + 1) && text.trim()).length;
      if (count > LONG_FILE_LINES) context.report({ node, message: `${count} lines: split it by subject.` });
    },
  }),
};
const linesBetween = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** An aborted request also fails; models show and count the other failures only. */
const requestFailures = {
  create(context) {
    const requests = new Set();
    return {
      'ImportDeclaration[source.value=/(^|\\u002F)api$/]'({ specifiers }) {
        for (const { local } of specifiers) requests.add(local.name);
      },
      'MemberExpression[property.name=/^(fail|failData)$/]'(node) {
        const { name } = node.object;
        const message = `Aborted requests fail too: use \`${name}.failed\`, which leaves them out.`;
        if (requests.has(name)) context.report({ node, message });
      },
    };
  },
};

const RUNNERS = '/^(test|it|describe)$/';

export default {
  meta: { name: 'segue' },
  rules: {
    'file-names': fileNames,
    'long-file': longFile,
    'request-failures': requestFailures,
    'no-wildcard-export': forbid(
      'ExportAllDeclaration',
      'A wildcard hides what a door opens: export each name.',
    ),
    'no-default-export': forbid(
      'ExportDefaultDeclaration',
      'A default export has no name to search for: export it by name.',
    ),
    'no-lazy': forbid(
      'ImportSpecifier[imported.name="lazy"]',
      'A download that fails must not take the page with it: use `lazyPart` of @segue/ui.',
    ),
    'every-test-runs': forbid(
      `MemberExpression[object.name=${RUNNERS}][property.name=/^(only|skip|fixme|todo)$/], ` +
        'CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]',
      'Every test runs, always: finish it or delete it.',
    ),
    'no-pauses': forbid(
      'CallExpression[callee.property.name="waitForTimeout"]',
      'A pause is slow or too short: wait for what is to be seen.',
    ),
    ...effectorRules(forbid),
  },
};
