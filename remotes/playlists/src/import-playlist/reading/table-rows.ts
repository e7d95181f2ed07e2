// Splits the text of a table into rows and cells.

/** More line ends in a cell mean that its quote was never closed. */
const LINE_ENDS_MAX = 3;

/** The rows that are not empty. Libraries keep the quotes of `"a", "b"`, and take a file with an unclosed quote for one cell. */
export function readRows(text: string, delimiter: string, limit = Infinity): readonly string[][] {
  const ends = `\\${delimiter}\\r\\n`;
  const quotedCell = new RegExp(` *"([^"]*(?:""[^"]*)*)" *(?=[${ends}]|$)`, 'y');
  const plainCell = new RegExp(`[^${ends}]*`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at <= text.length && rows.length < limit;) {
    quotedCell.lastIndex = plainCell.lastIndex = at;
    const [whole, inQuotes] = quotedCell.exec(text) ?? [];
    const isQuoted = inQuotes !== undefined && inQuotes.split(/\r\n?|\n/).length <= LINE_ENDS_MAX + 1;
    const [plain] = plainCell.exec(text)!;
    row.push(isQuoted ? inQuotes.replaceAll('""', '"') : plain.replace(/^ *"([^"]*)$/, '$1'));
    at += (isQuoted ? whole! : plain).length;
    if (text[at] !== delimiter) {
      if (row.some((cell) => cell.trim() !== '')) rows.push(row);
      row = [];
    }
    at += 1;
  }
  return rows;
}
