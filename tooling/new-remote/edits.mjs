// The edits of a new remote in files that list the remotes, and its copies from another one. Pure functions on texts.

/** A budget for the screen of the template, with room for a first feature. */
const FIRST_BUDGET_KB = 15;

/** CODEOWNERS with a team for the remote, before the others. @param {string} text @param {string} name */
export const withOwner = (text, name) =>
  text.replace(/^(?=\/remotes\/)/m, `${`/remotes/${name}/`.padEnd(31)} @segue/${name}\n`);

/** The compiler's projects with the remote, before the others. @param {string} text of tsconfig.json @param {string} name */
export const withReference = (text, name) =>
  text.replace(
    /(\{\s*"path": "\.\/remotes\/)[^"]+("\s*\},\s*)/,
    (first, start, end) => start + name + end + first,
  );

/** The byte budgets with the remote. @param {string} text of budgets.json @param {string} name */
export function withBudget(text, name) {
  const budgets = JSON.parse(text);
  const remotes = { ...budgets.remotes, [name]: FIRST_BUDGET_KB };
  return `${JSON.stringify({ ...budgets, remotes }, null, 2)}\n`;
}

/**
 * package.json of the remote: with the fields and commands of another one.
 * @param {string} name @param {string} text package.json of the other @param {{ dependencies: object, devDependencies: object }} versions
 */
export function packageJson(name, text, versions) {
  const model = JSON.parse(text);
  const { dependencies: _, devDependencies: __, ...own } = model;
  const part = model.name.replace('@segue/remote-', '');
  const renamed = JSON.parse(JSON.stringify(own).replace(new RegExp(`\\b${part}\\b`, 'g'), name));
  return { ...renamed, version: '1.0.0', ...versions };
}
