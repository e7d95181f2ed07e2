import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';

/** URLs that together load every remote; guarded screens load theirs before the guard redirects. */
const SCREENS = [screens.home, screens.about, screens.terms, screens.accountSettings];

/** Error messages, an attribute and names of private units: each occurs in one package only and survives minification. */
const MARKS: Readonly<Record<string, string>> = {
  'react-dom': 'Minified React error #',
  effector: 'call of derived event',
  'styled-components': 'data-styled-version',
  '@segue/kernel/state (session)': 'sessionAnnounced',
  '@segue/kernel/state (favourites)': 'favoritesListArrived',
  '@segue/kernel/request': 'abortCallsFx',
};

type Offer = { package: string; versions: number; copies: number };

async function loadEveryRemote(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(
      page.getByRole('main').getByRole('heading').or(page.getByText('Authentication Required')).first(),
    ).toBeVisible();
  }
  // Navigate within one page, so that the remotes of all public screens load into it.
  await page.goto(screens.home);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['About', 'Terms', 'Home']) {
    await navigation.getByRole('link', { name }).click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  }
}

test('shared packages: one version, one instance, loaded once by all remotes together', async ({ page }) => {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/^\/(assets|remotes)\/.*\.js$/.test(path)) paths.add(path);
  });
  await loadEveryRemote(page);
  const offers = await page.evaluate(async (): Promise<Offer[]> => {
    type Library = () => unknown;
    type Shared = { lib?: Library; get: () => Library | Promise<Library> };
    type Instance = { shareScopeMap: { default?: Record<string, Record<string, Shared>> } };
    const instances = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
      .__FEDERATION__.__INSTANCES__;
    const found = new Map<string, { versions: Set<string>; libraries: Set<unknown> }>();
    for (const { shareScopeMap } of instances) {
      for (const [name, versions] of Object.entries(shareScopeMap.default ?? {})) {
        const entry = found.get(name) ?? { versions: new Set(), libraries: new Set() };
        for (const [version, shared] of Object.entries(versions)) {
          entry.versions.add(version);
          // Not every package is used by the remotes of these screens.
          entry.libraries.add((shared.lib ?? (await shared.get()))());
        }
        found.set(name, entry);
      }
    }
    return [...found].map(([name, { versions, libraries }]) => ({
      package: name,
      versions: versions.size,
      copies: libraries.size,
    }));
  });
  const names = offers.map((offer) => offer.package);
  for (const name of [
    'react',
    'react-dom',
    'effector',
    'effector-react',
    'styled-components',
    '@segue/kernel/state',
    '@segue/kernel/bus',
    '@segue/kernel/request',
  ]) {
    expect(names).toContain(name);
  }
  for (const offer of offers) expect(offer).toEqual({ package: offer.package, versions: 1, copies: 1 });
  await expect
    .poll(() => [...paths].filter((path) => path.startsWith('/remotes/')).length)
    .toBeGreaterThanOrEqual(3);
  // Asked for again: the browser discards the bodies of a page that is left.
  const scripts = await Promise.all(
    [...paths].map(async (path) => [path, await (await page.request.get(path)).text()] as const),
  );
  for (const [name, mark] of Object.entries(MARKS)) {
    const carriers = scripts.filter(([, source]) => source.includes(mark)).map(([path]) => path);
    expect(carriers, `${name} is carried by`).toHaveLength(1);
  }
});
