// Jest loads every module anew for each test file; loading fastify, zod and kysely took most of the time before the first
// test. A module of node_modules is kept in its environment and loaded once. Ours are loaded anew.
const { createHash } = require('node:crypto');

const before =
  'const kept = (globalThis[Symbol.for("kept modules")] ??= new Map());' +
  'if (kept.has(__filename)) module.exports = kept.get(__filename); else { (function () {';
const after = '\n}).call(module.exports); kept.set(__filename, module.exports); }';

module.exports = {
  process: (source) => ({ code: `${before}${source}${after}` }),
  getCacheKey: (source, filename) =>
    createHash('sha1').update(before).update(source).update(filename).digest('hex'),
};
