// Which requirements are covered by passing tests. A test names its requirements at the end of its title: `… [HOME-03]`.

const LINE = /^- ([A-Z][A-Z0-9]*-\d+): /;
const IDS = /\[([A-Z][A-Z0-9]*-\d+(?:[\s,]+[A-Z][A-Z0-9]*-\d+)*)\]/g;

/** The ids of the lines `- ID: text`. @param {string} text @returns {string[]} */
export const requirementIds = (text) => text.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []);

/** The requirement ids in a test title. @param {string} title @returns {string[]} */
export const idsInTitle = (title) => [...title.matchAll(IDS)].flatMap((match) => match[1].split(/[\s,]+/));

/**
 * Covered: at least one test with the id passed and none failed.
 * @param {string[]} ids @param {import('./reports.mjs').TestResult[]} results
 * @returns {{ covered: string[], failed: string[], missing: string[] }}
 */
export function coverageOf(ids, results) {
  const idsOf = (...outcomes) =>
    new Set(
      results.filter(({ outcome }) => outcomes.includes(outcome)).flatMap(({ title }) => idsInTitle(title)),
    );
  const passed = idsOf('passed', 'flaky');
  const failed = idsOf('failed');
  return {
    covered: ids.filter((id) => passed.has(id) && !failed.has(id)),
    failed: ids.filter((id) => failed.has(id)),
    missing: ids.filter((id) => !passed.has(id) && !failed.has(id)),
  };
}

const TAGGED = /(['"`])((?:(?!\1)[^])*) @soak\1/g;

/**
 * The ids in titles of the weekly soak run: of a file's tests with the tag `@soak`, or of the whole file when its name has `.soak.`.
 * @param {string} name @param {string} text @returns {string[]}
 */
export const soakIds = (name, text) =>
  name.includes('.soak.')
    ? idsInTitle(text)
    : [...text.matchAll(TAGGED)].flatMap((found) => idsInTitle(found[2]));

/** Ids in test titles that have the prefix of a requirement and are none: most likely typing errors. */
export function unknownIds(ids, results) {
  const prefix = (id) => id.slice(0, id.lastIndexOf('-'));
  const prefixes = new Set(ids.map(prefix));
  const used = new Set(results.flatMap(({ title }) => idsInTitle(title)));
  return [...used].filter((id) => !ids.includes(id) && prefixes.has(prefix(id))).sort();
}
