// Tables for the console.

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
