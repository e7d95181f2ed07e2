// Requests of a browser before the first paint, read from the served HTML.
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes after the best Brotli compression. @param {string | Buffer} content */
export function brotliSize(content) {
  const input = Buffer.from(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: input.length };
  return brotliCompressSync(input, { params }).length;
}

/** @typedef {{ scripts: string[], styles: string[], preloadedScripts: string[] }} Requests */

/** The scripts and style sheets that the HTML requests. @param {string} html @returns {Requests} */
export function requestsOf(html) {
  const tags = html.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<(script|link)\b([^>]*)>/gi);
  const elements = [...tags].map(([, name, rest]) => ({ name: name.toLowerCase(), ...attributesOf(rest) }));
  const scripts = elements.flatMap(({ name, src }) => (name === 'script' && src ? [src] : []));
  const linked = (isWanted) =>
    elements.filter((one) => one.name === 'link' && isWanted(one)).map(({ href }) => href);
  return {
    scripts,
    styles: linked(({ rel }) => rel === 'stylesheet'),
    preloadedScripts: linked(
      ({ rel, as, href }) =>
        (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) && !scripts.includes(href),
    ),
  };
}

function attributesOf(text) {
  const found = text.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return Object.fromEntries(
    [...found].map(([, name, ...values]) => [name.toLowerCase(), values.find(Boolean) ?? '']),
  );
}
