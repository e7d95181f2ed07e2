// The layout of narrow screens with a third source configured.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { descriptorOf, PROVIDERS } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { registerUser } from '../support/accounts';
import { boxOf, elementsBeyond, hasHorizontalScroll } from '../support/layout';
import { startServerWith } from '../support/server-with';
import { addFavorites, createPlaylist, searchTracks } from '../support/test-data';

test('three sources on a phone: tabs scroll in their box, choices keep one line [MUSIC-05] @soak', async ({
  browser,
}) => {
  const site = await startServerWith(PROVIDERS);
  const page = await browser.newPage({ baseURL: site.url });
  try {
    await registerUser(page);
    const login = { username: 'robin', password: 'robin sings' };
    for (const provider of PROVIDERS.filter((id) => descriptorOf(id).login === 'password')) {
      const answer = await page.request.post(`/api/settings/connect/${provider}`, { data: login });
      expect(answer.ok()).toBe(true);
    }
    const tracks = await Promise.all(
      PROVIDERS.map((provider) => searchTracks(page, provider, 'midnight', 1)),
    );
    await addFavorites(page, tracks.flat());
    const { playlistId } = await createPlaylist(page, 'Three shores', tracks.flat());

    for (const address of ['/home?q=harbour', screens.favorites, screens.playlist(playlistId)]) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await expectTabsInBox(page, width);
      }
    }
    await page.getByRole('button', { name: 'More options', exact: true }).click();
    const choices = page.getByRole('menuitem', { name: /^Play (Spotify|SoundCloud|Home Server)$/ });
    await expect(choices).toHaveCount(3);
    for (const choice of await choices.all()) {
      await expect(choice).toBeInViewport({ ratio: 1 });
      expect(await linesOf(choice)).toBe(1);
    }
  } finally {
    await page.close();
    await site.close();
  }
});

/** The last tab, then the first: each is wholly in the box of the tabs, and the page does not scroll sideways. */
async function expectTabsInBox(page: Page, width: number): Promise<void> {
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(4);
  const list = page.getByRole('tablist');
  await expect(list).toHaveAttribute('data-scrolls');
  for (const tab of [tabs.last(), tabs.first()]) {
    await tab.click();
    await expect
      .poll(async () => {
        const [inner, outer] = [await boxOf(tab), await boxOf(list)];
        return inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
      })
      .toBe(true);
    expect(await hasHorizontalScroll(page)).toBe(false);
    expect(await elementsBeyond(page.getByRole('main'), width)).toEqual([]);
  }
}

function linesOf(button: Locator): Promise<number> {
  return button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.lastElementChild ?? element);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    return new Set(tops).size;
  });
}
