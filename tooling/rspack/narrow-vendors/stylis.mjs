// Stylis as far as styled-components needs it. A third of it writes prefixes for browsers that this product does not
// run in; styled-components asks for them only where `enableVendorPrefixes` is set.
export {
  compile,
  middleware,
  RULESET,
  rulesheet,
  serialize,
  stringify,
} from '../../../node_modules/stylis/index.js';

/** Asked for by `enableVendorPrefixes` alone. */
export function prefixer() {
  throw new Error('Styles are not prefixed here: see tooling/rspack/narrow-vendors/stylis.mjs.');
}
