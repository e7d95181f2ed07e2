// The federation runtime's own reading of version ranges understands all of npm's. Shared packages are asked for by
// exact versions and carets (`shared-singletons.mjs`), and the runtime itself asks which of two is not the newer.
const RANGE = /^(\^|<=)?(\d+)\.(\d+)\.(\d+)$/;

const read = (text) => {
  const [found, operator, ...numbers] = RANGE.exec(text) ?? [];
  return found === undefined ? null : { operator, numbers: numbers.map(Number) };
};

/** Whether a version lies in a range. One that is written otherwise is not understood, and so not satisfied. */
export function satisfy(version, range) {
  if (version === range) return true;
  const have = read(version)?.numbers;
  const wanted = read(range);
  if (!have || !wanted) return false;
  const { operator, numbers } = wanted;
  const differing = have.findIndex((number, part) => number !== numbers[part]);
  if (differing === -1) return true;
  const isNewer = have[differing] > numbers[differing];
  if (operator === '<=') return !isNewer;
  // A caret holds everything up to and including the first number that is not zero.
  const firstSet = numbers.findIndex((number) => number > 0);
  return operator === '^' && isNewer && differing > (firstSet === -1 ? 2 : firstSet);
}
