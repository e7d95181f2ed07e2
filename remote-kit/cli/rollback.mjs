// `segue-remote rollback`: returns to the version before.
import { rollback } from '../releases/index.mjs';

export async function run({ store, name }) {
  const { from, to } = await rollback(store, name);
  return `${name} ${to} is live; it was ${from}.`;
}
