// Tables for the console.

/**
 * Lines with the columns aligned.
 * @param {readonly (readonly (string | undefined)[])[]} rows
 * @returns {string}
 */
export function formatTable(rows) {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
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
