import { expect, test } from '@playwright/test';
import { homeOf } from '../pages/home';
import { coverOf } from '../pages/track-lists';

test('covers: a scrolled column loads them within 200 px of its visible part [CONST-04] @soak', async ({
  page,
}) => {
  const home = homeOf(page);
  await home.open();
  await home.search('salt on the window');
  const rows = home.rows('soundcloud');
  const outside = () => home.rowsBelowView('soundcloud');
  await expect
    .poll(async () => (await outside()).filter(({ below, hasCover }) => below < 190 && !hasCover))
    .toEqual([]);
  const far = (await outside()).filter(({ below }) => below > 210);
  expect(far.length).toBeGreaterThan(5);
  expect(far.filter(({ hasCover }) => hasCover)).toEqual([]);
  await rows.nth(10).scrollIntoViewIfNeeded();
  await expect.poll(() => coverOf(rows.nth(12))).toBe('picture');
});
