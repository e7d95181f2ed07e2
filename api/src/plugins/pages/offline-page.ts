// The page that the service worker keeps for the time without network, with its files: the same for every user.
import { DEFAULT_APPEARANCE } from '@segue/contract/appearance';
import type { Config } from '../../config';
import { pagePolicy } from './content-policy';
import { fillPage, type Template } from './page-html';
import { etagOf, type RegistryFile } from './registry-file';

/** The worker replaces it by a new nonce in each answer. */
const NONCE = 'SEGUE-NONCE';
const TYPEFACE = /inter-latin-wght[^/]*\.woff2$/;

type Parts = {
  config: Config;
  template: Template;
  shell: { kernel: string; files: readonly string[] };
  registry: RegistryFile;
};

/** The page's parameters as JSON; they change only with the builds. */
export function offlinePage({ config, template, shell, registry }: Parts): { text: string; etag: string } {
  const page = fillPage(template, {
    config,
    registry,
    kernel: shell.kernel,
    // Without a screen: the page may be opened at any address.
    path: '',
    nonce: NONCE,
    words: '',
    hasSession: undefined,
    savesData: false,
    // The worker replaces it by the appearance of its browser.
    appearance: DEFAULT_APPEARANCE,
    // The service worker sets this value.
    typeface: shell.files.find((file) => TYPEFACE.test(file)),
  });
  const builds = registry.remotes.flatMap(({ entry, integrity, lazy }) => [
    [entry, integrity],
    ...(lazy ? [[lazy.entry, lazy.integrity]] : []),
  ]);
  const files: object = Object.fromEntries([...shell.files.map((file) => [file, '']), ...builds]);
  const text = JSON.stringify({ page, policy: pagePolicy(config, NONCE, registry, template.scripts), files });
  return { text, etag: etagOf(text) };
}
