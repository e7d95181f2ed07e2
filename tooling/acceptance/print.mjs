// How the standing of a checklist looks in a terminal.
import { byArea, tally, unknownIds } from './checklist.mjs';

const line = (name, values) => [name.padEnd(9), ...values.map((value) => String(value).padStart(8))].join('');
const header = line('area', ['lines', 'proven', 'missing', 'failed']);
const cells = (name, { total, proven, missing, failed }) =>
  line(name, [total, proven.length, missing.length, failed.length]);

/** The whole table, and the ids that lack a proof. */
export function longForm(judged, ids, results) {
  const rows = byArea(judged);
  const all = tally(judged);
  const lacking = rows.flatMap(({ area, missing, failed }) => [
    ...(missing.length > 0 ? [`missing  ${area}: ${missing.join(' ')}`] : []),
    ...(failed.length > 0 ? [`failed   ${area}: ${failed.join(' ')}`] : []),
  ]);
  const unknown = unknownIds(ids, results);
  return [
    header,
    ...rows.map((row) => cells(row.area, row)),
    cells('all', all),
    ...(lacking.length > 0 ? ['', ...lacking] : []),
    ...(unknown.length > 0 ? ['', `carried by tests, unknown to the checklist: ${unknown.join(' ')}`] : []),
  ].join('\n');
}

/** One line. */
export function shortForm(judged) {
  const { total, proven, missing, failed } = tally(judged);
  return `Acceptance: ${proven.length} of ${total} lines proven, ${missing.length} missing, ${failed.length} failed`;
}
