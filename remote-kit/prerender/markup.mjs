// Markup and styles of a root element, made by React's server renderer with the React and the style sheet of the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { manifestIn, packageFolder } from '../rspack/package-folder.mjs';

/** The one version of a shared package in the page. */
function sharedModule(window, name) {
  const shared = window.__FEDERATION__?.__INSTANCES__?.[0]?.shareScopeMap?.default?.[name];
  const provided = shared && Object.values(shared).find(({ lib }) => lib);
  if (!provided) throw new Error(`The page does not share ${name}.`);
  return provided.lib();
}

/** React's server renderer, on the React of the page: another copy has no contexts and hooks in common with the components. */
function serverRenderer(react, reactDom) {
  const folder = packageFolder('react-dom', import.meta.dirname);
  const { version } = manifestIn(folder);
  if (react.version !== version) {
    throw new Error(`The page has React ${react.version}, the renderer ${version}.`);
  }
  // `renderToString` is in the legacy file. The bundles are built for production, so the renderer must be, too.
  const file = join(folder, 'cjs/react-dom-server-legacy.browser.production.js');
  const modules = { react, 'react-dom': reactDom };
  const exports = {};
  vm.compileFunction(readFileSync(file, 'utf8'), ['exports', 'require'], { filename: file })(
    exports,
    (name) => modules[name],
  );
  return exports;
}

/**
 * The style sheet of styled-components, which exports it under a private name only. Every styled component reads it from a
 * context while it is rendered.
 */
function watchStyleSheet(react) {
  const { useContext } = react;
  const found = { sheet: null };
  react.useContext = (context) => {
    const value = useContext(context);
    found.sheet ??= value?.styleSheet ?? null;
    return value;
  };
  return found;
}

/** The document title, which the page sets once its script runs: the frame announces the screen's name. */
function titleIn(document, html) {
  const drawn = document.createElement('div');
  drawn.innerHTML = html;
  const screen = drawn.querySelector('[aria-live][aria-atomic]')?.textContent;
  const app = document.querySelector('meta[name="application-name"]')?.content;
  return screen && app ? { title: `${screen} · ${app}` } : {};
}

/**
 * @param {Window} window
 * @param {unknown} element
 * @param {{ container: string | null, problems: readonly string[] }} page `container` of the remote whose screen is drawn
 * @returns {{ html: string, styles: string, title?: string }}
 */
export function markupOf(window, element, { container, problems }) {
  const react = sharedModule(window, 'react');
  const { renderToString } = serverRenderer(react, sharedModule(window, 'react-dom'));
  const styles = watchStyleSheet(react);
  const html = renderToString(element);
  checkMarkup(html, { hasRemote: container !== null, problems });
  if (!styles.sheet) throw new Error('No styled component was drawn.');
  // https://github.com/styled-components/styled-components/blob/main/packages/styled-components/src/sheet/Rehydration.ts
  return { html, styles: styles.sheet.toString(), ...titleIn(window.document, html) };
}

/** Each with the reason that a release logs. */
const FORBIDDEN = [
  [/<[^>]+\sstyle="/, 'It has a style attribute, which the Content-Security-Policy forbids'],
  [/<script\b/i, 'It has a script element'],
  [/<!--\$[!?]-->/, 'A component threw or is not ready'],
  [/\brole="alert"/, 'It shows an error'],
  [/couldn(&#x27;|')t load|Something went wrong|stopped working/, 'It shows an error'],
  [/Loading this part/, 'The screen of the remote is not loaded'],
];

/**
 * What may be published: complete, without failures, and allowed by the page's Content-Security-Policy.
 * @param {string} html @param {{ hasRemote: boolean, problems: readonly string[] }} page
 */
export function checkMarkup(html, { hasRemote, problems }) {
  for (const [pattern, reason] of FORBIDDEN) {
    const found = pattern.exec(html);
    if (!found) continue;
    const place = html.slice(Math.max(0, found.index - 60), found.index + 120);
    throw new Error([`${reason}: ${place}`, ...problems].join(' | '));
  }
  // The outlet of a remote is the only boundary of the frame.
  const hasBoundary = html.includes('<!--$-->');
  if (hasRemote !== hasBoundary) {
    throw new Error(hasRemote ? 'The screen of the remote is not drawn.' : 'It has a Suspense boundary.');
  }
}
