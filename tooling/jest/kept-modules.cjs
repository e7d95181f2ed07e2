// Jest loads every module anew for each test file; loading fastify, zod, kysely and the whole server took most of the time before
// the first test. What this transforms is kept in its environment and loaded once: modules of node_modules, and with the options of
// `@swc/jest` those of ours whose state outlives a file unharmed. The others are loaded anew.
const { createHash } = require('node:crypto');

const before =
  'const kept = (globalThis[Symbol.for("kept modules")] ??= new Map());' +
  'if (kept.has(__filename)) module.exports = kept.get(__filename); else { (function () {';
const after = '\n}).call(module.exports); kept.set(__filename, module.exports); }';

const asItIs = {
  process: (source) => ({ code: source }),
  getCacheKey: (source, filename) => createHash('sha1').update(source).update(filename).digest('hex'),
};

module.exports.createTransformer = (swc) => {
  const compiler = swc ? require('@swc/jest').createTransformer(swc) : asItIs;
  return {
    process: (...file) => ({ code: before + compiler.process(...file).code + after }),
    getCacheKey: (...file) =>
      createHash('sha1')
        .update(before)
        .update(compiler.getCacheKey(...file))
        .digest('hex'),
  };
};
