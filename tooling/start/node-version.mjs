// Imported first by every command: says what is missing before newer syntax can fail obscurely.
const OLDEST = [20, 19];
const OLDEST_WITH_SQLITE = [22, 16];

/** @param {string} version @param {number[]} wanted */
export function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > wanted[0] || (major === wanted[0] && minor >= wanted[1]);
}

/** The sentence for a Node that is too old, or nothing. @param {string} version */
export function nodeComplaint(version) {
  if (isAtLeast(version, OLDEST)) return undefined;
  return `Segue needs Node ${OLDEST.join('.')} or newer; this is ${version}.`;
}

/** From this version on Node carries an SQLite of its own. @param {string} version */
export const hasBuiltInSqlite = (version) => isAtLeast(version, OLDEST_WITH_SQLITE);

/** Ends the program when Node is too old. */
export function requireNode() {
  const complaint = nodeComplaint(process.version);
  if (complaint === undefined) return;
  process.stderr.write(complaint + '\n');
  process.exit(1);
}
