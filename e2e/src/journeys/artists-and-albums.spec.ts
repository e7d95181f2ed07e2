import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { expectNoViolations } from '../support/axe';

const LINE = 'Artists, albums and playlists';

test('artists and albums: from results and by address, an album plays, Back [CATALOG-46] [CATALOG-47] [CATALOG-48] [CATALOG-49]', async ({
  page,
}) => {
  const home = homeOf(page);
  await home.open();
  await home.search('ada solano');
  const line = page.getByRole('list', { name: LINE });
  await expect(line).toBeVisible();
  await expectNoViolations(page);

  // By keyboard: the line is a row of links.
  await line
    .getByRole('link', { name: /Artist$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/artist\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Solano' })).toBeVisible();
  await expect(page).toHaveTitle('Ada Solano · Segue');
  await expectNoViolations(page);

  const albums = page.getByRole('region', { name: /^Albums/ });
  await albums.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await albums.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/album\//);
  const tracks = page.getByRole('list', { name: 'Tracks' });
  await expect(tracks.getByRole('listitem').first()).toBeVisible();
  await expectNoViolations(page);
  const first = await tracks
    .getByRole('button', { name: /^Play / })
    .first()
    .getAttribute('aria-label');
  await page.getByRole('main').getByRole('button', { name: 'Play All' }).click();
  await playerOf(page).expectCurrent((first ?? '').replace('Play ', ''));

  await page.goBack();
  await expect(page.getByRole('region', { name: /^Albums/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(scrolled - 200);
  await page.goBack();
  await expect(home.searchBox).toHaveValue('ada solano');
  await expect(home.rows('soundcloud').first()).toBeVisible();
  await expect(line).toBeVisible();

  const row = home.rows('spotify').first();
  const name = await row.locator('.artists a').first().innerText();
  await row.locator('.artists a').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name);
  await page.reload();
  await expect(heading).toHaveText(name);
  await page
    .getByRole('button', { name: /^More options for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Go to artist' }).click();
  await expect(heading).toBeVisible();
  await page.goto(screens.artist('spotify', 'nobody'));
  await expect(heading).toHaveText('We couldn’t find this artist.');
  await expectNoViolations(page);
});
