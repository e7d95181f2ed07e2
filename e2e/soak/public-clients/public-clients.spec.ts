import { expect, test } from '@playwright/test';
import { routes } from '@segue/contract';
import { servePublicClients } from './serve-page';
import { signInWithSpotify } from '../../src/support/oauth-flow';
import { addFault, sandboxUrl } from '../../src/support/sandbox';

test('sandbox: public browser clients search and play both services', async ({ page }) => {
  const site = await servePublicClients();
  // The library accepts addresses with this name only; the sandbox ignores the query.
  const track = `${sandboxUrl}/soundcloud/api/tracks/293?at=soundcloud.com/track`;
  const user = await signInWithSpotify(page);
  const data = { provider: 'spotify' };
  const answer = await page.request.post(routes.providerToken.path, { data });
  const { token } = routes.providerToken.answers[200].parse(await answer.json());
  // react-spotify-web-playback toggles play right after `PUT play`: at Spotify the device has no list by then.
  const effect = { kind: 'sdk', playDelayMs: 1000 };
  await addFault({ service: 'spotify-sdk', method: 'PUSH', path: '/play', user, effect });
  await page.goto(`${site.url}#${new URLSearchParams({ token, track })}`);
  const reported = (text: string) => expect(page.getByText(text).first()).toBeVisible();

  await reported('spotify-web-api-js: found Midnight Harbour');
  await reported('spotify-web-api-js: profile of Premium Pat');
  await reported('spotify-web-api-js: several tracks: 403');
  await reported('spotify-web-api-js: no device: 404');

  await reported('react-spotify-web-playback: READY');
  await page.getByRole('button', { name: 'Play Spotify' }).click();
  await reported('react-spotify-web-playback: plays Midnight Harbour');
  await expect(page.getByText(/^0:0[1-9]$/)).toBeVisible();

  await reported('react-player: ready');
  await page.getByRole('button', { name: 'Play SoundCloud' }).click();
  await reported('react-player: plays');
  await reported('react-player: reports progress');
  await site.close();
});
