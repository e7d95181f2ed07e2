// A service that sends its first page again and again.
import { expect, test } from '@playwright/test';
import { addFault } from '../support/sandbox';

test('repeated pages: scrolling to the end asks for three more pages, then no more [SEARCH-20]', async ({
  page,
}) => {
  const q = 'harbour midnight ferry';
  await addFault({
    service: 'soundcloud-api',
    path: '/tracks',
    query: { q },
    effect: 'repeated-pages',
    always: true,
  });
  const offsets: string[] = [];
  page.on('request', (request) => {
    const [, offset] = /\/soundcloud\/20\/(\d+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (offset) offsets.push(offset);
  });
  await page.goto(`/home?${new URLSearchParams({ q, source: 'soundcloud' })}`);
  await page.getByRole('tab', { name: 'SoundCloud' }).click();
  const rows = page.getByRole('list', { name: 'SoundCloud tracks' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 20_000);
  await expect.poll(() => offsets).toEqual(['0', '20', '40', '60']);
  await expect(page.getByText('Loading more')).toHaveCount(0);
  for (const way of [-20_000, 20_000, -20_000, 20_000]) await page.mouse.wheel(0, way);
  await expect(rows.last()).toBeInViewport();
  expect(offsets).toEqual(['0', '20', '40', '60']);
});
