// Lists the APIs that at least one supported browser lacks, as `Interface.member`, for a test that takes them out of Chromium.
import { browsersWithout, features } from './support.mjs';

const { api, javascript } = features;

/** Chromium enforces Trusted Types on a page that lost the means to keep to them. */
const ENFORCED = /^(TrustedType|Window\.trustedTypes)/;

export const missingInOldest = () =>
  [api, javascript.builtins]
    .flatMap((holders) => Object.entries(holders))
    .flatMap(([holder, members]) => [
      ...Object.keys(members)
        .filter((name) => name !== '__compat' && browsersWithout(members[name]).length > 0)
        .map((name) => `${holder}.${name.replace(/_static$/, '').replace(/^(\w+)_event$/, 'on$1')}`),
      // After its members: they are found by it.
      ...(browsersWithout(members).length > 0 ? [`Window.${holder}`] : []),
    ])
    .filter((name) => !ENFORCED.test(name));
