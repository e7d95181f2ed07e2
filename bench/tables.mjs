// `node bench/tables.mjs`: writes the results in `reports/bench-*.json` into the marked parts of docs/performance.md. A part
// without a result keeps what it has.
import { readFileSync, writeFileSync } from 'node:fs';
import { log } from '../tooling/start/log.mjs';
import { at, readJsonIfValid } from '../tooling/start/paths.mjs';
import { markdownTable } from './markdown-table.mjs';
import { measuredText } from './report.mjs';

const PAGE = at('docs/performance.md');
const PART = /(<!-- bench:(\w+) -->\n)[\s\S]*?(<!-- \/bench -->)/g;

/** Markdown of one result: how many rows of each goal are met, and which are missed. */
function tableOf({ at: time, machine, rows, rounds }) {
  const cells = [...new Set(rows.map(({ id }) => id))].map((id) => {
    const ofGoal = rows.filter((row) => row.id === id);
    const missed = ofGoal
      .filter(({ isMet }) => !isMet)
      .map((row) => `${row.what}: ${measuredText(row)} (${row.limit})`);
    return [id, `${ofGoal.length - missed.length} of ${ofGoal.length}`, missed.join('; ') || '–'];
  });
  const table = markdownTable(['Goal', 'Met', 'Missed'], cells);
  const where = `${time.slice(0, 10)}, ${machine.cores} × ${machine.cpu}, load ${machine.load}, Node ${machine.node}`;
  return `\n${table}\n\n${where}, rounds: ${rounds}.\n\n`;
}

const page = readFileSync(PAGE, 'utf8');
const filled = page.replace(PART, (part, begin, name, end) => {
  const result = readJsonIfValid(at('reports', `bench-${name}.json`));
  log(`${name}: ${result ? `${result.rows.length} rows` : 'no result, unchanged'}`);
  return result ? `${begin}${tableOf(result)}${end}` : part;
});
writeFileSync(PAGE, filled);
