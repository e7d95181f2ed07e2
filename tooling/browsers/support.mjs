// Says which browser features Segue may use: those that every browser of `browserslist` (package.json) has, by MDN's data.
import { createRequire } from 'node:module';
import { readJson, at } from '../start/paths.mjs';

const require = createRequire(import.meta.url);

/** @type {any} `api`, `css` and `javascript` are trees; what is known of a node is in its `__compat`. */
export const features = require('@mdn/browser-compat-data');

const MDN_NAMES = { ios_saf: 'safari_ios' };
/** `[browser of MDN, oldest version]` of each supported browser. */
export const supportedBrowsers = readJson(at('package.json')).browserslist.map((entry) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry);
  return [MDN_NAMES[name] ?? name, version];
});

const numbers = (version) => String(version).replace('≤', '').split('.').map(Number);
function isAtMost(version, limit) {
  const [major, minor = 0] = numbers(version);
  const [limitMajor, limitMinor = 0] = numbers(limit);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}

const statementsOf = (feature, browser) => [feature.__compat.support[browser] ?? []].flat();

/** Whether a browser has a feature, by its own name and without a setting, in this version. */
export const hasFeature = (feature, browser, version) =>
  statementsOf(feature, browser).some(
    ({ version_added, version_removed, flags, prefix, alternative_name }) =>
      version_added &&
      /\d/.test(version_added) &&
      isAtMost(version_added, version) &&
      !(version_removed && isAtMost(version_removed, version)) &&
      !(flags || prefix || alternative_name),
  );

/** The oldest supported browsers that lack a feature, such as `safari 16.4`; empty when it may be used. */
export const browsersWithout = (feature) =>
  feature?.__compat
    ? supportedBrowsers
        .filter(([browser, version]) => !hasFeature(feature, browser, version))
        .map(([browser, version]) => `${browser} ${version}`)
    : [];
