// What a browser fetches before it can paint, read from the page as it is served.
import { brotliCompressSync, constants } from 'node:zlib';

/** Size in bytes as sent by a server that compresses as well as brotli can. @param {string | Buffer} content */
export function brotliSize(content) {
  const input = Buffer.from(content);
  return brotliCompressSync(input, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: input.length },
  }).length;
}

/** @typedef {{ scripts: string[], styles: string[], preloadedScripts: string[] }} Requests */

/** The scripts and style sheets a page asks for by itself. @param {string} html @returns {Requests} */
export function requestsOf(html) {
  const seen = html.replace(/<!--[\s\S]*?-->/g, '');
  const tags = [...seen.matchAll(/<(script|link)\b([^>]*)>/gi)].map(([, name, rest]) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(rest),
  }));
  const links = tags.filter((tag) => tag.name === 'link').map((tag) => tag.attributes);
  const isPreload = ({ rel, as }) => rel === 'modulepreload' || (rel === 'preload' && as === 'script');
  const scripts = tags.flatMap((tag) =>
    tag.name === 'script' && tag.attributes.src ? [tag.attributes.src] : [],
  );
  return {
    scripts,
    styles: links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href),
    preloadedScripts: links.filter(isPreload).flatMap(({ href }) => (scripts.includes(href) ? [] : [href])),
  };
}

function attributesOf(text) {
  const found = text.matchAll(/([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return Object.fromEntries(
    [...found].map(([, name, ...values]) => [name.toLowerCase(), values.find(Boolean) ?? '']),
  );
}
