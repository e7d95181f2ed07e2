// The names of a new remote, derived from the one that its author chose.
import { UserError } from '../user-error.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Folders of the product that are no remotes: a remote of that name could not be built or served. */
const TAKEN = ['shell', 'api', 'sandbox', 'releases', 'tooling'];

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * `top-charts` has the screen `TopChartsScreen` and the title `Top charts`. Throws when the name cannot be used.
 * @param {string} name
 */
export function namesOf(name) {
  if (!NAME.test(name)) {
    throw new UserError(`"${name}" is not a name for a remote: use lower-case words, as in top-charts.`);
  }
  if (TAKEN.includes(name)) throw new UserError(`${name} is the name of another part of Segue.`);
  const words = name.split('-');
  return { name, Screen: `${words.map(capital).join('')}Screen`, Title: capital(words.join(' ')) };
}
