// Prerendered pages of the builds that visitors get: read once, checked, and kept in memory. Whatever is wrong with a file, the
// answer is the page without them.
import {
  integrityOf,
  parsePrerendered,
  prerenderedPathOf,
  SUPPORT_EMAIL_MARK,
} from '@segue/remote-kit/releases';
import type { FolderStore, Prerendered, PrerenderedPage } from '@segue/remote-kit/releases';
import type { FastifyBaseLogger } from 'fastify';
import { request } from 'undici';
import { bodyBytes } from '../../body-bytes';
import type { Config } from '../../config';
import { configuredOf } from '../../providers/provider-settings';
import { escapeHtml } from './escape-html';
import { pageAt, type DrawnPage } from './page-at';
import { buildFor, remoteFor, type PrerenderedFile, type RegistryFile } from './registry-file';

const KEPT_FILES = 50;
const TRY_AGAIN_MS = 15_000;
const TIMEOUT_MS = 5000;
const MAX_BYTES = 4 * 1024 * 1024;

/** The shell of this server: its version, and the hash of its page. */
export type ShownShell = { shell: string; page: string };
export type JoinedPage = PrerenderedPage & {
  /** Of which screen it is, when the address leads to another one. */
  screen?: string;
  /** The builds that drew it, for the page: version of the shell, and container of the remote. */
  mark: string;
  styledComponents: string;
};
type Screens = Omit<JoinedPage, keyof PrerenderedPage | 'screen'> & {
  pages: DrawnPage[];
  /** For a browser without a session, before the others. */
  visitorPages: DrawnPage[];
};
type Parts = { config: Config; store: FolderStore; log: FastifyBaseLogger };
type Shown = {
  registry: RegistryFile;
  kernel: string | null;
  shell: ShownShell;
  path: string;
  /** Without the parameters of a preview. */
  query: URLSearchParams;
  isPreview: boolean;
  /** The browser sent a session cookie. */
  hasSession: boolean;
};
type Target = { name: string; version: string; container: string | null; file: PrerenderedFile | undefined };

/** Returns the function that finds the prerendered page of a path; it resolves with null when there is none. */
export function prerenderedPages(parts: Parts): (shown: Shown) => Promise<JoinedPage | null> {
  const kept = new Map<string, Promise<Screens | null>>();

  /** Reads a file at the first time. The hash is part of the key: another content is another file. */
  function screensOf(target: Target, shell: ShownShell, file: PrerenderedFile): Promise<Screens | null> {
    const key = `${file.file} ${file.integrity} ${shell.page}`;
    const present = kept.get(key);
    if (present) return present;
    const reading = readScreens(target, shell, file, parts).catch((error: unknown) => {
      parts.log.error({ err: error, file: file.file }, 'prerendered pages cannot be used');
      setTimeout(() => kept.delete(key), TRY_AGAIN_MS).unref();
      return null;
    });
    // Nobody waits for another origin: pages have it from the next request on.
    const isNear = file.file.startsWith('/');
    kept.set(key, isNear ? reading : Promise.resolve(null));
    if (!isNear) void reading.then((screens) => screens && kept.set(key, Promise.resolve(screens)));
    for (const oldest of [...kept.keys()].slice(0, -KEPT_FILES)) kept.delete(oldest);
    return isNear ? reading : Promise.resolve(null);
  }

  return async function find({ registry, kernel, shell, path, query, isPreview, hasSession }) {
    const remote = remoteFor(registry, path);
    const build = buildFor(registry, path, kernel);
    const targets: Target[] = [
      ...(remote && build ? [{ ...build, name: remote.name, file: build.prerendered }] : []),
      { name: 'shell', version: shell.shell, container: null, file: registry.prerendered },
    ];
    for (const target of targets) {
      const expected = prerenderedPathOf(target.name, target.version, { ...shell, faces: registry.faces });
      // The registry of a preview was made for this address, so nobody has written down its files.
      const screens = isPreview
        ? await readPreview(target, shell, expected, parts)
        : target.file?.file.endsWith(`/${expected}`) && (await screensOf(target, shell, target.file));
      if (!screens) continue;
      const pages = hasSession ? screens.pages : [...screens.visitorPages, ...screens.pages];
      const page = pageAt(pages, path, query);
      if (page) return { ...page, mark: screens.mark, styledComponents: screens.styledComponents };
    }
    return null;
  };
}

async function readScreens(
  target: Target,
  shell: ShownShell,
  { file, integrity }: PrerenderedFile,
  parts: Parts,
): Promise<Screens> {
  const bytes = await (file.startsWith('/') ? readLocal(file.slice(1), parts) : download(file, parts));
  if (integrityOf(bytes) !== integrity) throw new Error(`${file} is not the file that was published.`);
  return screensIn(parsePrerendered(String(bytes), file), target, shell, parts);
}

async function readPreview(target: Target, shell: ShownShell, path: string, parts: Parts) {
  try {
    const file = await parts.store.read(path);
    return file && screensIn(parsePrerendered(file.text, path), target, shell, parts);
  } catch {
    return null;
  }
}

async function readLocal(path: string, { store }: Parts): Promise<Buffer> {
  const file = await store.read(path);
  if (!file) throw new Error(`${path} is missing.`);
  return file.bytes;
}

async function download(url: string, { config }: Parts): Promise<Buffer> {
  if (config.remotesUrl === null || !url.startsWith(`${config.remotesUrl}/`)) {
    throw new Error(`${url} is not below REMOTES_URL.`);
  }
  const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const bytes = await bodyBytes(body, MAX_BYTES, () => new Error(`${url} is too long.`));
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
  return bytes;
}

function screensIn(pair: Prerendered, target: Target, shell: ShownShell, { config }: Parts): Screens {
  const { container } = target;
  if (pair.shell !== shell.shell || pair.page !== shell.page || pair.container !== container) {
    throw new Error('It was drawn by other builds.');
  }
  const variant = pair.variants.find(({ settings }) => isOfServer(settings, config));
  if (!variant) throw new Error('It was drawn with other settings.');
  const email = escapeHtml(config.supportEmail);
  const withEmail = (pages: Record<string, PrerenderedPage>): DrawnPage[] =>
    Object.entries(pages).map(([address, page]) => [
      address,
      { ...page, html: page.html.replaceAll(SUPPORT_EMAIL_MARK, email) },
    ]);
  return {
    mark: [pair.shell, container].filter(Boolean).join(' '),
    styledComponents: pair.styledComponents,
    pages: withEmail(variant.pages),
    visitorPages: withEmail(variant.visitorPages ?? {}),
  };
}

function isOfServer(drawn: Prerendered['variants'][number]['settings'], config: Config): boolean {
  const providers = configuredOf(config.providers);
  return (
    drawn.demoCatalogue === config.demoCatalogue &&
    drawn.separateProviders === config.separateProviders &&
    drawn.providers.length === providers.length &&
    providers.every((provider) => (drawn.providers as readonly string[]).includes(provider))
  );
}
