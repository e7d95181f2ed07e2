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
