// Who may release what. `owners.json` of a deployment has the keys of its operators and of each remote; only the operator may be able
// to write it. A release is signed by the key that published it. A deployment without that file has no owners: a checkout's own.
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { UserError } from '../user-error.mjs';
import { updateFile } from './folder-store.mjs';
import { jsonText, nameSchema, parseFile, RELEASE_SCHEMA } from './formats.mjs';

const OWNERS = 'owners.json';
const claimPath = (name) => `claims/${name}.json`;
const keySchema = z.object({ key: z.string(), by: z.string() });
const claimSchema = z.object({ schema: z.literal(RELEASE_SCHEMA), ...keySchema.shape });
const ownersSchema = z.object({
  schema: z.literal(RELEASE_SCHEMA),
  operators: z.array(keySchema),
  /** `budgetKb`: what the scripts of a remote may weigh, compressed. */
  remotes: z.record(nameSchema, z.object({ keys: z.array(keySchema), budgetKb: z.optional(z.number()) })),
});

/**
 * @typedef {import('./folder-store.mjs').Store} Store
 * @typedef {import('zod/mini').output<typeof ownersSchema>} Owners
 * @typedef {import('node:crypto').KeyObject} Key a private one
 */

/** A new private key, as text. */
export const newKey = () =>
  String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));

/** The public part of a private key, as text. @param {Key} key */
export const publicOf = (key) =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');

/** @param {Store} store @returns {Promise<Owners | undefined>} */
export async function readOwners(store) {
  const file = await store.read(OWNERS);
  return file ? parseFile(ownersSchema, file.text, OWNERS) : undefined;
}

/** Makes a key that of the operator. Rejects when there is one. @param {Store} store @param {Key} key @param {string} by */
export async function initOwners(store, key, by) {
  const owners = { schema: RELEASE_SCHEMA, operators: [{ key: publicOf(key), by }], remotes: {} };
  if (!(await store.create(OWNERS, jsonText(owners))))
    throw new UserError('This deployment has an operator already.');
}

/** Asks the operator for a name. @param {Store} store @param {string} name @param {Key} key @param {string} by */
export async function claimName(store, name, key, by) {
  if ((await readOwners(store))?.remotes[name]) throw new UserError(`${name} belongs to a team already.`);
  const claim = { schema: RELEASE_SCHEMA, key: publicOf(key), by };
  if (!(await store.create(claimPath(name), jsonText(claim))))
    throw new UserError(`${name} is claimed already: ask the operator.`);
}

/**
 * Gives a claimed name to the team that claimed it, or changes its budget. Only for an operator.
 * @param {Store} store @param {string} name @param {{ key: Key | undefined, budgetKb?: number | undefined }} options
 * @returns {Promise<string>} whose it is
 */
export const approveClaim = (store, name, { key, budgetKb }) =>
  changeOwners(store, name, async (owners) => {
    requireOperator(owners, key, `approve ${name}`);
    const known = owners.remotes[name];
    if (known) return { by: known.keys[0].by, entry: { ...known, ...(budgetKb && { budgetKb }) } };
    const claim = await store.read(claimPath(name));
    if (!claim) throw new UserError(`Nobody has claimed ${name}: the team runs segue-remote claim.`);
    const { key: claimed, by } = parseFile(claimSchema, claim.text, claimPath(name));
    return { by, entry: { keys: [{ key: claimed, by }], ...(budgetKb && { budgetKb }) } };
  });

/**
 * Adds or removes a key of a name, in its public form. For who may release it.
 * @param {Store} store @param {string} name
 * @param {{ key: Key | undefined, add?: string | undefined, remove?: string | undefined, by?: string | undefined }} options `by`:
 * who holds the added key
 * @returns {Promise<string>} whose key it is
 */
export const changeKey = (store, name, { key, add, remove, by = 'unknown' }) =>
  changeOwners(store, name, (owners) => {
    requireRight(owners, key, name);
    const entry = owners.remotes[name] ?? { keys: [] };
    if (add) {
      publicKeyOf(add);
      const others = entry.keys.filter((one) => one.key !== add);
      return { by, entry: { ...entry, keys: [...others, { key: add, by }] } };
    }
    const removed = entry.keys.find((one) => one.key === remove);
    if (!removed) throw new UserError(`${name} has no such key.`);
    if (entry.keys.length === 1)
      throw new UserError(`This is the last key of ${name}: add another one first.`);
    return { by: removed.by, entry: { ...entry, keys: entry.keys.filter((one) => one !== removed) } };
  });

/** Replaces the entry of one name, and says whose it is. */
const changeOwners = (store, name, compute) =>
  store.exclusive(async () => {
    let holder;
    await updateFile(store, OWNERS, async (text) => {
      if (!text) throw new UserError('This deployment has no owners: its operator runs segue-remote init.');
      const owners = parseFile(ownersSchema, text, OWNERS);
      const { by, entry } = await compute(owners);
      holder = by;
      return jsonText({ ...owners, remotes: { ...owners.remotes, [name]: entry } });
    });
    return holder;
  });

/**
 * Who holds a key that may release this remote. Throws a sentence when it may not.
 * @param {Owners | undefined} owners @param {Key | undefined} key @param {string} name
 * @returns {string | undefined} undefined in a deployment without owners
 */
export function requireRight(owners, key, name) {
  if (!owners) return undefined;
  const holder = key && holderOf(owners, publicOf(key), name);
  if (holder) return holder.by;
  if (owners.remotes[name])
    throw new UserError(`${name} belongs to another team: your key may not release it.`);
  throw new UserError(
    `${name} belongs to nobody yet: run segue-remote claim, then the operator approves it.`,
  );
}

/** @param {Owners | undefined} owners @param {Key | undefined} key @param {string} what */
export function requireOperator(owners, key, what) {
  if (!owners) return undefined;
  const holder = key && owners.operators.find((one) => one.key === publicOf(key));
  if (!holder) throw new UserError(`Only the operator's key may ${what}.`);
  return holder.by;
}

const holderOf = (owners, key, name) =>
  [...owners.operators, ...(owners.remotes[name]?.keys ?? [])].find((one) => one.key === key);

/** A release with the signature of a key. @template T @param {T} release @param {Key | undefined} key */
export const signed = (release, key) =>
  key
    ? {
        ...release,
        signature: { key: publicOf(key), value: sign(null, textOf(release), key).toString('base64') },
      }
    : release;

/** Why the signature of a release does not count, one sentence. @param {Owners | undefined} owners @returns {string[]} */
export function signatureFaults(owners, { signature, ...release }) {
  if (!owners) return [];
  const id = `${release.name} ${release.version}`;
  if (!signature) return [`${id} is not signed: publish a new version with your key.`];
  if (!holderOf(owners, signature.key, release.name))
    return [`${id} is signed by a key that may not release ${release.name}.`];
  return isSignedBy(signature, release)
    ? []
    : [`${id} was altered after it was signed: publish a new version.`];
}

const isSignedBy = ({ key, value }, release) =>
  verify(null, textOf(release), publicKeyOf(key), Buffer.from(value, 'base64'));

/** @param {string} text as `publicOf` writes it */
function publicKeyOf(text) {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
  } catch {
    throw new UserError(`${text} is not a public key: its holder prints it with segue-remote key.`);
  }
}

/** The same text for the same facts, in whatever order they were written. */
const textOf = (value) =>
  Buffer.from(
    JSON.stringify(value, (_, one) =>
      one && typeof one === 'object' && !Array.isArray(one)
        ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
        : one,
    ),
  );
