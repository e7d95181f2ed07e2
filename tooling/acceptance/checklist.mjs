// Which lines of a checklist are proven by passed tests. A test proves a line by carrying its id, as in `[HOME-03] …`.

/** @typedef {'proven' | 'failed' | 'missing'} Standing */

const LINE = /^\s*- \[.\] ([A-Z][A-Z0-9]*-\d+)\b/;
const MARK = /\[([A-Z][A-Z0-9]*-\d+(?:[\s,]+[A-Z][A-Z0-9]*-\d+)*)\]/g;

/** The ids a checklist asks for, in its order. @param {string} text @returns {string[]} */
export function idsOfChecklist(text) {
  return text.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []);
}

/** The ids a test's title carries. @param {string} title @returns {string[]} */
export function idsInTitle(title) {
  return [...title.matchAll(MARK)].flatMap((mark) => mark[1].split(/[\s,]+/));
}

/**
 * Proven: some test that passed, at once or flaky, carries the id, and no failed one does.
 * @param {string[]} ids @param {import('./reports.mjs').TestResult[]} results
 * @returns {{ id: string, standing: Standing }[]}
 */
export function judge(ids, results) {
  const carriers = new Map();
  for (const { title, outcome } of results) {
    for (const id of idsInTitle(title)) carriers.set(id, [...(carriers.get(id) ?? []), outcome]);
  }
  return ids.map((id) => {
    const outcomes = carriers.get(id) ?? [];
    if (outcomes.includes('failed')) return { id, standing: 'failed' };
    const isProven = outcomes.some((outcome) => outcome === 'passed' || outcome === 'flaky');
    return { id, standing: isProven ? 'proven' : 'missing' };
  });
}

/** Ids that tests carry and the checklist does not know: most likely a slip of the pen. */
export function unknownIds(ids, results) {
  const known = new Set(ids);
  const areas = new Set(ids.map(areaOf));
  const carried = new Set(results.flatMap(({ title }) => idsInTitle(title)));
  return [...carried].filter((id) => !known.has(id) && areas.has(areaOf(id))).sort();
}

export const areaOf = (id) => id.slice(0, id.lastIndexOf('-'));

/** One row per area, in the checklist's order. @param {ReturnType<typeof judge>} judged */
export function byArea(judged) {
  const areas = new Map();
  for (const line of judged) {
    const area = areaOf(line.id);
    areas.set(area, [...(areas.get(area) ?? []), line]);
  }
  return [...areas].map(([area, lines]) => ({ area, ...tally(lines) }));
}

/** @param {ReturnType<typeof judge>} lines */
export function tally(lines) {
  const idsOf = (standing) => lines.filter((line) => line.standing === standing).map((line) => line.id);
  return { total: lines.length, proven: idsOf('proven'), failed: idsOf('failed'), missing: idsOf('missing') };
}
