// What remotes take of the shell's federation runtime (`externalRuntime`). The runtime shares all of its core, which is then
// not tree-shaken: preloading and snapshots, which nothing here uses, are 1.2 KB of it.
export {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  Global,
  ModuleFederation,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';

/** Each remote reads its members at the start, and calls them for tree-shaken shares only, which no bundle has. */
export const helpers = {};
