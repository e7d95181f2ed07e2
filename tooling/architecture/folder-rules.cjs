// The rule for folders of server and shell (`npm run arch`). Apart from the others, because tests may import across folders.
const { options } = require('../../.dependency-cruiser.cjs');
const { TEST } = require('./kernel-dependency-rules.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      scope: 'folder',
      severity: 'error',
      comment:
        'Folders that import each other cannot be read, moved or tested alone. Move the file that both need up or to one side, or give it by a parameter.',
      from: { path: '^(api|shell)/src/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: { path: '^(api|shell)/src/' },
    exclude: { path: `${options.exclude.path}|${TEST}|/testing/` },
  },
};
