// What the shell lends to the remotes of `@module-federation/runtime-core`, which they do not carry. The build of a
// remote fails when it asks for another name: add it here.
export {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  Global,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '../../../node_modules/@module-federation/runtime-core/dist/index.js';
