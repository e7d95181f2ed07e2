// Lets an address ask for published versions other than the live ones: `?remote=legal@1.2.0&channel=beta`. It changes one page
// load and nothing on the server; only files of the deployment are shown, with the hash they were published with.
import type { Preview } from '@segue/contract/preview';
import {
  EMPTY_CHANNEL,
  listed,
  readRelease,
  readShell,
  satisfiesKernel,
  type Release,
  type Store,
} from '@segue/remote-kit/releases';
import { readPublishedRegistry } from './canaries';
import { hasDiagnostics, readRegistryFile, type Allowed, type RegistryFile } from './registry-file';

const MAX_REMOTES = 20;
const NAME = /^[a-z][a-z0-9-]{0,63}$/;
const VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}(-[0-9A-Za-z.-]{1,64})?(\+[0-9A-Za-z.-]{1,64})?$/;
const LIVE_CHANNEL = 'production';

type Query = { remote?: unknown; channel?: unknown };
/** `live`: the registry of a page without a preview. */
type Parts = { live: RegistryFile; store: Store; allowed: Allowed };

/** The registry that an address asks for; null for an address that asks for nothing. A bad request keeps the live version. */
export async function previewRegistry(
  query: Query,
  parts: Parts,
): Promise<{ registry: RegistryFile; preview: Preview } | null> {
  const name = textsOf(query.channel)[0] ?? LIVE_CHANNEL;
  const requests = textsOf(query.remote).slice(0, MAX_REMOTES);
  if (name === LIVE_CHANNEL && requests.length === 0) return null;
  const channel = name === LIVE_CHANNEL ? parts.live : await readChannel(name, parts);
  const versions = await Promise.all(requests.map((request) => readVersion(request, parts)));
  const releases = versions.filter((version) => typeof version === 'object');
  const isChannelShown = typeof channel === 'object' && name !== LIVE_CHANNEL;
  const search = new URLSearchParams([
    ...releases.map(({ name, version }) => ['remote', `${name}@${version}`]),
    ...(isChannelShown ? [['channel', name]] : []),
  ]);
  return {
    registry: releases.reduce(
      (registry, release) => withRelease(registry, release, parts.allowed),
      typeof channel === 'object' ? channel : parts.live,
    ),
    preview: {
      query: `?${search}`,
      channel: isChannelShown ? name : LIVE_CHANNEL,
      remotes: releases.map(({ name, version }) => ({ name, version })),
      problems: [channel, ...versions].filter((result) => typeof result === 'string'),
    },
  };
}

/** The registry of a channel, or the sentence why it can't be shown. */
async function readChannel(name: string, { store, allowed }: Parts): Promise<RegistryFile | string> {
  const file = NAME.test(name) ? await store.read(`registry.${name}.json`) : undefined;
  if (!file) return `There is no channel ${shown(name)}.`;
  try {
    return readPublishedRegistry(file.text, allowed).withCanaries([]);
  } catch {
    return `The registry of the channel ${name} can't be read.`;
  }
}

/** A published version, or the sentence why it can't be shown. */
async function readVersion(request: string, { store, allowed }: Parts): Promise<Release | string> {
  // A plus sign in a query is decoded as a space.
  const [name = '', version = ''] = request.replace(' ', '+').split('@', 2);
  const isRelease = NAME.test(name) && name !== 'shell' && VERSION.test(version);
  try {
    const release = isRelease ? await readRelease(store, name, version) : undefined;
    const isHidden = release && !allowed.diagnostics && hasDiagnostics(release.face);
    if (!release || isHidden) return `There is no published ${shown(request)}.`;
    const shell = await readShell(store, EMPTY_CHANNEL);
    if (!shell || satisfiesKernel(release.needs.kernel, shell.kernel)) return release;
    return `${name} ${version} needs kernel ${release.needs.kernel}; this shell has ${shell.kernel}.`;
  } catch {
    return `The release ${name} ${version} can't be read.`;
  }
}

/** Without a previous build: a version under test fails visibly instead of healing. */
function withRelease(registry: RegistryFile, release: Release, allowed: Allowed): RegistryFile {
  const file = registry.value as { remotes: readonly unknown[] };
  const isOther = (remote: unknown) => (remote as { name?: unknown } | null)?.name !== release.name;
  const remotes = [...file.remotes.filter(isOther), listed(release)];
  return readRegistryFile(JSON.stringify({ ...file, remotes }), allowed);
}

/** The values of a query parameter, which may be repeated. */
function textsOf(value: unknown): string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
}

/** A requested text, short enough to be shown. */
const shown = (text: string) => text.slice(0, 80);
