import { expect, test } from '@playwright/test';
import { servePublicClients } from './serve-page';
import { addFault, sandboxUrl } from '../../src/support/sandbox';

test('sandbox: public browser clients search and play both services', async ({ page, baseURL }) => {
  const site = await servePublicClients();
  // The library accepts addresses with this name only; the sandbox ignores the query.
  const track = `${sandboxUrl}/soundcloud/api/tracks/293?at=soundcloud.com/track`;
  const user = `premium-pat+clients-${Date.now()}`;
  const token = await accessToken(user, `${baseURL}/api/auth/spotify/callback`);
  // react-spotify-web-playback toggles play right after `PUT play`: at Spotify the device has no list by then.
  await addFault({
    service: 'spotify-sdk',
    method: 'PUSH',
    path: '/play',
    user,
    effect: { kind: 'sdk', playDelayMs: 1000 },
  });
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

/** Signs the user in at the sandbox, and returns the access token. */
async function accessToken(user: string, redirectUri: string): Promise<string> {
  const { clients } = (await (await fetch(`${sandboxUrl}/__sandbox`)).json()) as {
    clients: { spotify: { id: string; secret: string } };
  };
  const { id, secret } = clients.spotify;
  const consent = new URLSearchParams({
    client_id: id,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'streaming user-read-email user-read-private user-modify-playback-state user-read-playback-state',
    sandbox_auto: 'approve',
    sandbox_user: user,
  });
  const approved = await fetch(`${sandboxUrl}/spotify/accounts/authorize?${consent}`, { redirect: 'manual' });
  const code = new URL(approved.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const answer = await fetch(`${sandboxUrl}/spotify/accounts/api/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
