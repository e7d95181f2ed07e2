import { expect, test, type Request } from '@playwright/test';
import { homeOf } from '../pages/home';
import { expectTitles, rowsOf } from '../pages/track-lists';
import { registerUser } from '../support/accounts';
import { callName, recordCalls } from '../support/api-calls';
import { PROVIDERS } from '../support/providers';

test('heart: adds and removes, by calls of the own origin with the session [API-01] [API-02] [API-03] [FAV-17] [FAV-19] [ROLE-07] [ROLE-08] [API-17] [API-21]', async ({
  page,
  baseURL,
}) => {
  await registerUser(page);
  const home = homeOf(page);
  const calls = recordCalls(page);
  const foreignCalls: string[] = [];
  page.on('request', (request) => {
    const isCall = ['fetch', 'xhr'].includes(request.resourceType()) && request.frame() === page.mainFrame();
    // Files of remotes are fetched ahead from the same origin.
    const isOwn = ['api', 'remotes'].some((part) => request.url().startsWith(`${baseURL}/${part}/`));
    if (isCall && !isOwn) foreignCalls.push(request.url());
  });
  // Routing disables the HTTP cache, so that every search is a request.
  await page.route('**/api/**', (route) => route.continue());
  await home.open();
  await home.search('paper lanterns');
  const chosen: string[] = [];
  const pink = 'rgb(244, 114, 182)';
  for (const provider of PROVIDERS) {
    const row = home.rows(provider).first();
    chosen.push(await home.titleOf(row));
    await row.getByRole('button', { name: 'Add to favorites' }).click();
    const heart = row.getByRole('button', { name: 'Remove from favorites' });
    await expect(heart).toBeVisible();
    await expect(heart).toHaveCSS('color', pink);
  }
  // The heart fills before the request is sent.
  const adds = () => calls.matching(/^POST \/api\/track\/favorite$/);
  await expect.poll(() => adds().length).toBe(PROVIDERS.length);
  const added = adds().map((call) => call.postDataJSON() as object);
  expect(added.map((body) => Object.keys(body).sort())).toEqual([
    ['provider', 'trackId'],
    ['provider', 'trackId'],
  ]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  for (const [index, provider] of PROVIDERS.entries()) {
    await expectTitles(rowsOf(page, provider), [chosen[index]!]);
    const heart = rowsOf(page, provider).getByRole('button', { name: 'Remove from favorites' });
    await expect(heart).toHaveCSS('color', pink);
  }

  for (const call of adds()) {
    expect((await call.response())?.ok()).toBe(true);
    expect(await call.headerValue('content-type')).toBe('application/json');
  }
  await rowsOf(page, 'spotify').getByRole('button', { name: 'Remove from favorites' }).click();
  await expect(rowsOf(page, 'spotify')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'SoundCloud (1)' })).toBeVisible();
  const removals = () => calls.matching(/^DELETE \/api\/track\/favorite$/);
  await expect.poll(() => removals().length).toBe(1);
  const [removed] = removals();
  expect(removed?.postDataJSON()).toEqual(added[0]);
  await expect.poll(async () => (await removed?.response())?.status()).toBe(200);
  await page.reload();
  await expectTitles(rowsOf(page, 'soundcloud'), [chosen[1]!]);
  await expect(rowsOf(page, 'spotify')).toHaveCount(0);

  expect(foreignCalls).toEqual([]);
  // An aborted request has no recorded headers.
  const answered: Request[] = [];
  for (const call of calls.matching(/./)) if (await call.response()) answered.push(call);
  expect(answered.length).toBeGreaterThan(4);
  for (const call of answered) expect((await call.allHeaders())['cookie'], callName(call)).toBeTruthy();
});
