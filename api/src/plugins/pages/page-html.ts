// Fills the built index.html: nonce, styles, preloads, a form of the frame, run-time configuration and registry.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  REGISTRY_ELEMENT,
  routes,
  RUNTIME_CONFIG_ELEMENT,
  screens,
  type Appearance,
  type RuntimeConfig,
} from '@segue/contract';
import { withAppearance } from '@segue/contract/appearance';
import { SAVE_DATA_META, WORKER_META } from '@segue/contract/page-meta';
import type { Config } from '../../config';
import { configuredOf, providersOfPages } from '../../providers/provider-settings';
import { buildFor, matchesRoute, remoteFor, type RegistryFile } from './registry-file';

export const WORKER_FILE = 'worker.js';
const HEAD = '<!--segue:head-->';
const DATA = '<!--segue:data-->';
const STYLE_SHEET = /<link href="(\/assets\/[\w.-]+\.css)" rel="stylesheet">/g;
const INLINE_STYLE = '<style nonce>';
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;
/** Each form of the frame by its name (`tooling/rspack/frame.tsx`). */
const FRAME_FORM = /<!--segue:frame ([\w ]+)-->([^]*?)(?=<!--segue:frame)/g;
const EMPTY_SEARCH_BOX = /(<input[^>]* name="q"[^>]*) value=""/;

/** `scripts`: the hashes of the scripts in the page, for its policy. */
export type Template = { text: string; scripts: readonly string[] };

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');

/** The page with the style sheets in it: the first paint would wait for another answer of the server. */
export const readTemplate = (html: string, shellFolder: string): Template => ({
  text: html.replaceAll(STYLE_SHEET, (link, path: string) => {
    const file = join(shellFolder, path);
    const css = existsSync(file) ? readFileSync(file, 'utf8') : '</';
    return css.includes('</') ? link : `${INLINE_STYLE}${css}</style>`;
  }),
  scripts: [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${hashOf(script)}'`),
});

type PageParts = {
  config: Config;
  registry: RegistryFile;
  kernel: string | null;
  path: string;
  nonce: string;
  /** The search text in the address. */
  words: string;
  script?: string | undefined;
  /** The browser sent a session cookie; undefined in the page for the time without network, which any user gets. */
  hasSession: boolean | undefined;
  /** The browser sent `Save-Data: on`. */
  savesData: boolean;
  appearance: Appearance;
  /** The path of the typeface's file, if the browser has cached it. */
  typeface?: string | undefined;
};

export function fillPage(template: Template, parts: PageParts): string {
  const { config, registry, nonce, words, savesData, typeface } = parts;
  const build = buildFor(registry, parts.path, parts.kernel);
  const head = [
    // styled-components reads its nonce from this tag.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...(savesData ? [`<meta name="${SAVE_DATA_META}" content="on">`] : []),
    ...(config.offlineCopies ? [`<meta name="${WORKER_META}" content="/${WORKER_FILE}">`] : []),
    // The page's `checkAuth` request reuses this preload, which has the same mode and credentials.
    ...(parts.hasSession
      ? [`<link rel="preload" as="fetch" href="${routes.checkAuth.path}" crossorigin="use-credentials">`]
      : []),
    ...(build
      ? [
          `<link rel="preload" as="script" href="${escapeHtml(build.entry)}" crossorigin="anonymous"` +
            ` integrity="${build.integrity}">`,
        ]
      : []),
    // The preload lets Chromium wait for the cache before the first paint. A typeface that comes late is not shown in this page.
    ...(typeface && !savesData
      ? [
          `<link rel="preload" as="font" type="font/woff2" href="${typeface}" crossorigin="anonymous">` +
            `<style nonce="${nonce}">@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:optional;` +
            `src:url(${typeface}) format("woff2")}</style>`,
        ]
      : []),
    ...(parts.script ? [`<link rel="preload" as="script" href="${parts.script}">`] : []),
  ];
  const data = [
    dataElement(RUNTIME_CONFIG_ELEMENT, { ...runtimeConfig(config), hasSession: parts.hasSession }),
    dataElement(REGISTRY_ELEMENT, registry.value),
  ];
  const frame = frameName(parts);
  return withAppearance(template.text, parts.appearance)
    .replaceAll(FRAME_FORM, (_, name: string, html: string) => (name === frame ? html : ''))
    .replace(EMPTY_SEARCH_BOX, (_, box: string) => `${box} value="${escapeHtml(words)}"`)
    .replaceAll(INLINE_STYLE, `<style nonce="${nonce}">`)
    .replace(HEAD, () => head.join(''))
    .replace(DATA, () => data.join(''));
}

/** The form of the frame: without the heading and the search box where another screen follows. */
function frameName({ path, hasSession, config }: Pick<PageParts, 'path' | 'hasSession' | 'config'>): string {
  if (hasSession === undefined) return 'offline';
  const user = hasSession ? 'user' : 'visitor';
  if (path === screens.accountSettings) return `${user} plain`;
  if (path !== screens.home || configuredOf(config.providers).length === 0) return `${user} other`;
  return config.demoCatalogue ? `${user} home demo` : `${user} home`;
}

const KNOWN_SCREENS = [
  ...Object.values(screens).filter((screen) => typeof screen === 'string'),
  '/playlists/:id',
];

/** Whether the path has a screen; for other paths the page shows "not found" with status 404. */
export function isScreen(registry: RegistryFile, path: string): boolean {
  return (
    KNOWN_SCREENS.some((screen) => matchesRoute(screen, path)) || remoteFor(registry, path) !== undefined
  );
}

function runtimeConfig(config: Config): Omit<RuntimeConfig, 'hasSession'> {
  const { demoCatalogue, separateProviders, supportEmail, registryRefreshSeconds, registration } = config;
  return {
    apiBase: '',
    providers: providersOfPages(config.providers),
    demoCatalogue,
    separateProviders,
    supportEmail,
    registryRefreshSeconds,
    ...(registration !== 'open' && { registration }),
    ...(config.userInvites && { userInvites: true }),
    ...(config.lyricsUrl !== null && { hasLyrics: true }),
    ...(!config.passwordSignIn && { passwordSignIn: false }),
    ...(config.openId !== null && { openIdName: config.openId.name }),
  };
}

/** Escapes a text for an attribute in double quotes, or between tags. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** JSON in a script element; `<` is escaped so that no value can close the element. */
function dataElement(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
