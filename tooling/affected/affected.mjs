// Which checks a change needs. Pure functions on lists of files and texts.

const DOCUMENT = /^docs\/|^[^/]+\.md$/;
const OF_REMOTE = /^remotes\/([^/]+)\//;

/**
 * What to run after a change. `remotes` is null when everything has to run: the kernel, the shell, the servers and the
 * tools are parts of every page or of every check.
 * @typedef {{ remotes: string[] | null, reason: string }} Affected
 * @param {string[]} files changed, from the root @param {string[]} known names of the remotes
 * @returns {Affected}
 */
export function affectedBy(files, known) {
  const shared = files.find(
    (file) => !DOCUMENT.test(file) && !known.includes(OF_REMOTE.exec(file)?.[1] ?? ''),
  );
  if (shared) return { remotes: null, reason: `${shared} may concern everything` };
  const remotes = known.filter((name) => files.some((file) => file.startsWith(`remotes/${name}/`)));
  return { remotes, reason: remotes.length > 0 ? `only ${remotes.join(', ')} changed` : 'no code changed' };
}

/**
 * Texts that show that a browser test uses a remote: its routes, its menu entries, and the home screen when it has a widget
 * there.
 * @param {{ routes: { path: string }[], nav: { label: string }[], home?: unknown[] }} manifest
 */
export function tracesOf({ routes, nav, home = [] }) {
  const paths = routes.map(({ path }) => path.replace(/:.*$/, ''));
  const labels = nav.flatMap(({ label }) => [`'${label}'`, `/${label}/`]);
  return [...paths, ...labels, ...(home.length > 0 ? ['/home'] : [])];
}

/**
 * The browser tests of some remotes. A test without a trace of any remote is always among them.
 * @param {Record<string, string>} texts text of each test, with the texts of the files that it imports
 * @param {Record<string, string[]>} traces of every remote @param {string[]} remotes
 */
export function browserTestsOf(texts, traces, remotes) {
  const uses = (text, name) => traces[name].some((trace) => text.includes(trace));
  return Object.keys(texts).filter((test) => {
    const used = Object.keys(traces).filter((name) => uses(texts[test], name));
    return used.length === 0 || used.some((name) => remotes.includes(name));
  });
}
