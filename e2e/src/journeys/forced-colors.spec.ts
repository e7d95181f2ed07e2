// In forced-colors mode browsers remove backgrounds and shadows; states must stay visible by borders and outlines.
import { expect, test, type Locator } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf, queueOf } from '../pages/player';
import { openWithPlayback } from '../support/saved-playback';
import { mixedTracks } from '../support/test-data';

test.use({ colorScheme: 'light', contextOptions: { forcedColors: 'active' } });

const colorOf = (locator: Locator, name = 'background-color') =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** The computed styles that forced colors keep. */
const looksOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { color, backgroundColor, borderTopWidth, borderRadius } = getComputedStyle(element);
    return { color, backgroundColor, borderTopWidth, borderRadius };
  });

test('forced colors: sliders, tabs, toggles and focus keep visible states @soak', async ({ page }) => {
  const home = homeOf(page);
  await openWithPlayback(
    page,
    { queue: await mixedTracks(page, 4), showQueueManager: true },
    `${screens.home}?q=harbour`,
  );
  await expect(home.rows('soundcloud').first()).toBeVisible();
  const player = playerOf(page);
  const canvas = await colorOf(page.locator('html'));

  for (const slider of [player.seek, player.volume]) {
    const rail = slider.locator('xpath=preceding-sibling::div');
    const fill = rail.locator('> div');
    expect(await colorOf(slider)).not.toBe(canvas);
    expect(await colorOf(fill)).not.toBe(canvas);
    expect(await colorOf(fill)).not.toBe(await colorOf(rail));
    expect(await colorOf(rail, 'outline-style')).toBe('solid');
  }

  const markOf = (provider: 'spotify' | 'soundcloud') => home.column(provider).locator('h2 i');
  const [spotify, soundcloud] = [await looksOf(markOf('spotify')), await looksOf(markOf('soundcloud'))];
  expect(spotify.backgroundColor).not.toBe(canvas);
  expect(soundcloud.borderRadius).not.toBe(spotify.borderRadius);
  expect(soundcloud.borderTopWidth).not.toBe(spotify.borderTopWidth);
  await expect(queueOf(page).items.first().locator('i').first()).toBeVisible();

  const chosen = page.getByRole('tab', { name: 'All Results' });
  const other = page.getByRole('tab', { name: /^Spotify/ });
  expect((await looksOf(chosen)).backgroundColor).not.toBe((await looksOf(other)).backgroundColor);
  const here = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  const elsewhere = page.getByRole('banner').getByRole('link', { name: 'About' });
  expect((await looksOf(here)).backgroundColor).not.toBe((await looksOf(elsewhere)).backgroundColor);

  const shuffle = player.button('Shuffle');
  const off = await looksOf(shuffle);
  await shuffle.click();
  await expect(shuffle).toHaveAttribute('aria-pressed', 'true');
  expect((await looksOf(shuffle)).backgroundColor).not.toBe(off.backgroundColor);

  // Beside the open queue the rows have no heart.
  await player.button('Close queue').click();
  const enabled = home.rows('spotify').nth(5).getByRole('button', { name: 'Add to queue' });
  const disabled = home.rows('spotify').nth(5).getByRole('button', { name: 'Add to favorites' });
  await expect(disabled).toBeDisabled();
  expect((await looksOf(disabled)).color).not.toBe((await looksOf(enabled)).color);

  await home.rows('spotify').nth(5).getByRole('button', { name: 'Add to queue' }).click();
  await page.mouse.move(2, 2);
  const queued = home.rows('spotify').nth(5).getByRole('button', { name: 'Add to queue' });
  await expect(queued).toBeDisabled();
  await expect.poll(() => colorOf(queued, 'opacity')).toBe('0');

  const bars = home.column('soundcloud').locator('[data-moving] i').first();
  expect(await colorOf(bars)).not.toBe(canvas);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus-visible');
  expect(await colorOf(focused, 'outline-style')).toBe('solid');
  expect(await colorOf(focused, 'outline-width')).toBe('2px');
  await home.searchBox.focus();
  const field = home.searchBox.locator('..');
  expect(await colorOf(field, 'outline-style')).toBe('solid');
});
