import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkMarkup } from './markup.mjs';
import { renderPages } from './prerender.mjs';
import { screensToDraw } from './screens.mjs';

const SCREEN = { hasRemote: true, problems: [] };
const complete = '<main><!--$--><h1>Terms</h1><!--/$--></main>';
const legal = {
  name: 'legal',
  container: 'legal_1',
  entry: '/releases/legal/1.0.0/remoteEntry.js',
  routes: [
    { path: '/terms', access: 'anyone' },
    { path: '/terms/:year', access: 'anyone' },
    { path: '/drafts/:id', access: 'member' },
  ],
};
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** React as a script that leaves it in `React`. */
function reactScript(): string {
  const folder = dirname(createRequire(__filename).resolve('react/package.json'));
  const source = readFileSync(join(folder, 'cjs/react.production.js'), 'utf8');
  return `const React = (() => { const exports = {}; ${source}; return exports; })();`;
}

/** A built shell that shares React and a style sheet, whose only component has this body, and which runs `start` before. */
function shellWith(body: string, start = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'segue-prerender-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'shell.json'), JSON.stringify({ version: '1.0.0' }));
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><script defer src="/assets/main.js"></script></head><body><div id="root"></div><!--segue:data--></body></html>',
  );
  writeFileSync(
    join(folder, 'assets/main.js'),
    `${reactScript()}
    const shared = (lib) => ({ '19.0.0': { lib: () => lib } });
    window.__FEDERATION__ = { __INSTANCES__: [{ shareScopeMap: { default: {
      react: shared(React), 'react-dom': shared({ __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { d: {} } }),
    } } }] };
    const Styles = React.createContext({ styleSheet: { toString: () => '.a{color:red;}' } });
    function App() { React.useContext(Styles); ${body} }
    ${start}
    window.seguePrerender(React.createElement(App));`,
  );
  return folder;
}

const drawn = (body: string, start?: string, limitMs = 20_000) =>
  renderPages({
    shellFolder: shellWith(body, start),
    registry: { remotes: [] },
    remote: null,
    config: {},
    limitMs,
  });

test('the shell alone draws its own screens and every guarded one', () => {
  expect(screensToDraw({ registry: { remotes: [legal] }, remote: null })).toEqual([
    { path: '/sign-in', address: '/sign-in' },
    { path: '/sign-up', address: '/sign-up' },
    { path: '/setup-account', address: '/setup-account' },
    { path: '/drafts/:id', address: '/drafts/0' },
    { path: '/sign-in', address: '/sign-in', isForVisitors: true },
    { path: '/sign-up', address: '/sign-up', isForVisitors: true },
  ]);
});

test('a remote draws its public screens without parameters, twice: for visitors too', () => {
  expect(screensToDraw({ registry: { remotes: [legal] }, remote: legal })).toEqual([
    { path: '/terms', address: '/terms' },
    { path: '/terms', address: '/terms', isForVisitors: true },
  ]);
});

test('a public screen with parameters is drawn where its first state is the same for all of them', () => {
  const routes = legal.routes.map((route) => ({ ...route, isPainted: true }));
  const screens = screensToDraw({ registry: { remotes: [{ ...legal, routes }] }, remote: legal });
  expect(screens).toContainEqual({ path: '/terms/:year', address: '/terms/0' });
  expect(screens.map(({ path }) => path)).not.toContain('/drafts/:id');
});

test('a screen is also drawn with its painted queries, in which a mark stands for a text', () => {
  const [terms, ...others] = legal.routes;
  const routes = [{ ...terms!, paintedQueries: ['q=*', 'q=*&tab=a'] }, ...others];
  const screens = screensToDraw({ registry: { remotes: [{ ...legal, routes }] }, remote: legal });
  const forUsers = screens.filter(({ isForVisitors }) => !isForVisitors);
  expect(forUsers.map(({ path, address }) => [path, address])).toEqual([
    ['/terms', '/terms'],
    ['/terms?q=segue-query-text', '/terms?q=segue-query-text'],
    ['/terms?q=segue-query-text&tab=a', '/terms?q=segue-query-text&tab=a'],
  ]);
});

test.each([
  ['a style attribute', '<p style="color:red">', /style attribute/],
  ['a script', '<script>', /script element/],
  ['a component that threw', '<!--$!--><template></template><!--/$-->', /threw or is not ready/],
  ['a component that suspends', '<!--$?--><template></template><!--/$-->', /threw or is not ready/],
  ['an alert', '<p role="alert">', /shows an error/],
  ['a load error', '<p>Home couldn&#x27;t load.</p>', /shows an error/],
  ['a loading state', '<div aria-label="Loading this part"></div>', /not loaded/],
])('markup with %s is refused', (_, html, reason) => {
  expect(() => checkMarkup(complete.replace('<h1>', `${html}<h1>`), SCREEN)).toThrow(reason);
});

test('complete markup is accepted, without the screen of its remote it is refused', () => {
  expect(() => checkMarkup(complete, SCREEN)).not.toThrow();
  expect(() => checkMarkup('<main></main>', SCREEN)).toThrow('The screen of the remote is not drawn.');
});

test('pages are drawn with the React and the styles of the page', async () => {
  const { pages } = await drawn(`return React.createElement('h1', null, 'Hello ', React.useId());`);
  expect(pages['/sign-in']).toEqual({
    html: expect.stringMatching(/^<h1>Hello <!-- -->_R_\w*_<\/h1>$/) as string,
    styles: '.a{color:red;}',
  });
});

test('a page for visitors is drawn without a session, and names the scripts that it loaded', async () => {
  const { pages, visitorPages } = await drawn(
    `return React.createElement('p', null, document.getElementById('segue-config').textContent);`,
    `const late = document.createElement('script');
    late.src = '/assets/auth.js';
    document.head.append(late);`,
  );
  expect(pages['/sign-in']).toMatchObject({
    html: expect.stringContaining('hasSession&quot;:true') as string,
  });
  expect(pages['/sign-in']).not.toHaveProperty('scripts');
  expect(visitorPages['/sign-in']).toMatchObject({
    html: expect.stringContaining('hasSession&quot;:false') as string,
    scripts: ['/assets/auth.js'],
  });
});

test('a component that throws is named with its screen', async () => {
  const drawing = drawn(`throw new Error('no window');`);
  await expect(drawing).rejects.toThrow('/sign-in cannot be prerendered: no window');
});

test('a component that does not end is given up after the time limit', async () => {
  await expect(drawn('for (;;);', '', 500)).rejects.toThrow('not drawn within 500 ms');
});
