// Bad releases of a remote by hand. Their scripts have `React`, `h` (createElement), `useEffect`, `bus`, `stores` and `styled` of the
// shell.
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// `screen`: the body of the component, before its heading; `atImport`: runs before it is there; `release`: facts that differ; `padding`: bytes that do not compress;
// `harmless`: why it may go live; `tamper`: what is done by hand to the folder of the published version; `isByHand`: the pointer is written by
// hand, past the command; `isOfStranger`: the command is run by a user who may not write the folder of the remote.

const effect = (code) => `useEffect(() => { ${code} }, []);`;
export const routeTo = (path) => ({ path, component: 'ChartsScreen', access: 'anyone' });
const withRoutes =
  (...paths) =>
  ({ routes }) => ({ routes: [...routes, ...paths.map(routeTo)] });
const withEntry =
  (entry) =>
  ({ nav }) => ({ nav: [...nav, { access: 'anyone', ...entry }] });

export const GOOD = { title: 'works' };

/** Seen in the audit of independence. */
const AUDITED = [
  { title: 'throws at render', screen: `throw new Error('boom');` },
  {
    title: 'throws only while a track plays',
    screen: `if (document.querySelector('#player')) throw new Error('boom');`,
  },
  {
    title: 'throws only on a phone',
    screen: `if (innerWidth < 700) throw new Error('boom');`,
  },
  { title: 'is 300 KB larger', padding: 300_000 },
  { title: 'needs kernel ^99', release: () => ({ kernel: '^99.0.0' }) },
  {
    title: 'uses a kernel name that does not exist',
    screen: `return h('h1', null, stores.useNameThatThisShellLacks());`,
  },
  { title: 'claims /favorites', release: withRoutes('/favorites') },
  { title: 'claims /playlists/mine and /:page', release: withRoutes('/playlists/mine', '/:page') },
  { title: 'claims /sign-in of the shell', release: withRoutes('/sign-in') },
  {
    title: 'menu entry "Favorites" to /account-settings',
    release: withEntry({ label: 'Favorites', to: '/account-settings', order: 0 }),
  },
  {
    title: 'menu entry to https://evil.example',
    release: withEntry({ label: 'Free music', to: 'https://evil.example', order: 0 }),
  },
  {
    title: 'styles html:has(&) *',
    screen: `return h(styled.h1(['html:has(&) * { color: red; font-size: 30px; }']), null, 'Charts');`,
  },
  {
    title: 'adopts a sheet, clears the storage, writes playbackState',
    screen: effect(`localStorage.clear(); localStorage.setItem('playbackState', '{}');
      const sheet = new CSSStyleSheet(); sheet.replaceSync('body { background: red !important; }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`),
  },
  { title: 'loops at import', atImport: 'for (;;);' },
  {
    title: 'clears the queue and breaks fetch',
    screen: effect(`bus.send('queue/clear'); window.fetch = () => Promise.reject(new Error('broken'));`),
  },
  {
    title: "another team's name",
    release: () => ({ name: 'legal', routes: [routeTo('/terms')], nav: [] }),
    isOfStranger: true,
  },
];

/** Not in the audit. */
const INVENTED = [
  {
    title: 'throws only while the music server plays',
    // The services' elements are in frames of their own.
    screen: `if ([...document.querySelectorAll('audio')].some(({ paused }) => !paused)) throw new Error('boom');`,
  },
  {
    title: 'removes the player bar and the navigation',
    screen: effect(`for (const one of document.querySelectorAll('#player, header')) one.remove();`),
    harmless: 'the shell puts its regions back',
  },
  { title: 'draws nothing', screen: 'return null;' },
  {
    title: 'paints over the player',
    screen: `return h('div', { ref: (one) => one && Object.assign(one.style, { position: 'fixed', inset: '50% 0 0', background: 'red', zIndex: 99999 }) }, 'Charts');`,
  },
  {
    title: 'takes all key presses',
    screen: effect(
      `window.addEventListener('keydown', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);`,
    ),
  },
  {
    title: 'draws itself over and over',
    screen: `const [count, setCount] = React.useState(0); useEffect(() => { setCount(count + 1); }); return h('h1', null, 'Charts ', count);`,
  },
  { title: 'leads away from the page', screen: effect(`location.assign('/sign-up');`) },
  { title: 'opens an alert', screen: effect(`setTimeout(() => alert('Rate us!'), 50);`) },
  {
    title: 'leaves 500 timers running',
    screen: effect(`for (let index = 0; index < 500; index += 1) setInterval(() => index, 1000);`),
  },
  {
    title: 'blocks the page for 4 s',
    screen: effect(`for (const end = Date.now() + 4000; Date.now() < end; );`),
  },
  {
    title: 'floods the bus with commands',
    screen: effect(`for (let index = 0; index < 10001; index += 1) bus.send('playback/toggle');`),
  },
];

const altered = (file, change) => (folder) => {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
};
const otherManifest = (change) =>
  altered('manifest.json', (text) => JSON.stringify({ ...JSON.parse(text), ...change }));
const SCRIPT = 'remoteEntry.js';

/** By somebody who can write into the folder of the remote. */
const FORGED = [
  {
    title: 'a script that was altered',
    tamper: altered(SCRIPT, (text) => `${text};steal();`),
    isByHand: true,
  },
  { title: 'a script that is missing', tamper: (folder) => rmSync(join(folder, SCRIPT)), isByHand: true },
  { title: 'a manifest of another remote', tamper: otherManifest({ name: 'legal' }), isByHand: true },
  { title: 'a pointer past the check, to /favorites', release: withRoutes('/favorites'), isByHand: true },
];

export const CANDIDATES = [...AUDITED, ...INVENTED, ...FORGED];

/** The script of a candidate. */
export const scriptOf = (name, version, container, { screen = '', atImport = '', padding = 0 }) =>
  `var ${container} = (() => {
  let shared;
  const load = async (name) => (await Object.values(shared[name])[0].get())();
  return {
    init: (scope) => void (shared = scope),
    async get() {
      const [React, bus, stores, styles] = await Promise.all(['react', '@segue/kernel/bus', '@segue/kernel/state', 'styled-components'].map(load));
      const { createElement: h, useEffect } = React;
      const styled = styles.default ?? styles;
      ${atImport}
      const ChartsScreen = () => { ${screen}
        return h('h1', null, 'Charts');
      };
      return () => ({ default: { contract: 1, name: '${name}', version: '${version}', dispose() {}, components: { ChartsScreen } } });
    },
  };
})();${padding ? `\n// ${randomBytes(padding).toString('base64')}` : ''}`;
