// Federation's own errors carry data: addresses of many kilobytes; a person needs the rest.
const LONGEST_LINE = 300;

/** A bundler's error or warning as a person wants to read it. */
export function shortError(problem) {
  const text = [problem.file ?? problem.moduleName, problem.message ?? String(problem)]
    .filter(Boolean)
    .join('\n');
  return text
    .replaceAll(/data:[^\s'"]{80,}/g, 'data:…')
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
    .join('\n');
}
