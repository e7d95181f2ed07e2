// Tables for the console and for Markdown.

/**
 * Lines with the columns aligned.
 * @param {readonly (readonly (string | undefined)[])[]} rows
 * @returns {string}
 */
export function formatTable(rows) {
  const lengthAt = (row, column) => (row[column] ?? '').length;
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => lengthAt(row, column))),
  );
  return rows
    .map((row) =>
      widths
        .map((width, column) => (row[column] ?? '').padEnd(width))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * A Markdown table, formatted as Prettier does.
 * @param {readonly string[]} head @param {readonly (readonly string[])[]} rows
 */
export function markdownTable(head, rows) {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => row[column].length)),
  );
  const line = (texts) => `| ${texts.map((text, column) => text.padEnd(widths[column])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
