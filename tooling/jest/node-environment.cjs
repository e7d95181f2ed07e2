// One Node environment per worker instead of one per file: what kept-modules.cjs keeps stays loaded and compiled. What a
// file changed of the globals is undone after it.
const { TestEnvironment } = require('jest-environment-node');

let environment;

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    if (environment) return environment;
    super(config, context);
    environment = this;
    this.untouched = Object.getOwnPropertyDescriptors(this.global);
    this.env = { ...this.global.process.env };
  }

  async teardown() {
    this.fakeTimersModern.useRealTimers();
    const { global, untouched } = this;
    for (const name of Object.getOwnPropertyNames(global)) {
      if (!(name in untouched)) delete global[name];
      else if (untouched[name].configurable) Object.defineProperty(global, name, untouched[name]);
    }
    for (const name of Object.keys(global.process.env))
      if (!(name in this.env)) delete global.process.env[name];
    Object.assign(global.process.env, this.env);
  }
};
