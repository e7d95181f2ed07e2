// `segue-remote key`, `init`, `claim` and `approve`: who owns which name.
import { approveClaim, changeKey, claimName, initOwners, publicOf } from '../releases/index.mjs';
import { ownKey } from './key.mjs';

const commands = {
  async key({ store, name, add, remove, holder }) {
    if (!add && !remove) return publicOf(ownKey());
    const by = await changeKey(store, name, { key: ownKey(), add, remove, by: holder });
    return `The key of ${by} ${add ? 'may' : 'may not'} release ${name} now.`;
  },

  async init({ store, by }) {
    await initOwners(store, ownKey(), by);
    return `${by} is the operator of this deployment.`;
  },

  async claim({ store, name, by }) {
    await claimName(store, name, ownKey(), by);
    return `${name} is claimed for ${by}. The operator approves it: npm run release -- approve ${name}`;
  },

  async approve({ store, name, budget }) {
    const budgetKb = budget === undefined ? undefined : Number(budget);
    return `${name} belongs to ${await approveClaim(store, name, { key: ownKey(), budgetKb })}.`;
  },
};

export const run = (options) => commands[options.command](options);
