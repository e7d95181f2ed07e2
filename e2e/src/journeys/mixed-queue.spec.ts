import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { playerOf, queueOf } from '../pages/player';
import { uniqueEmail } from '../support/accounts';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { logAudio } from '../support/audio-log';
import { expectPlayedThrough, providerPattern, queueShortTracks } from '../support/mixed-queue';
import { preapproveConsent, setUpAccount, signInWithSpotify } from '../support/oauth-flow';
import { loggedRequests } from '../support/sandbox';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

test('mixed queue: plays to its end in order, without overlapping audio [ROLE-12] [SIGNIN-02] [API-45] [SETUP-01] [SETUP-04]', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const sound = await logAudio(context);
  await preapproveConsent(page, `premium-pat+${Date.now()}`);
  await page.goto(screens.signIn);
  await page.getByRole('button', { name: 'Continue with Spotify' }).click();
  await setUpAccount(page, uniqueEmail());
  await page.waitForURL(`**${screens.home}`);
  const keys = await queueShortTracks(page, String(baseURL), providerPattern(4));
  await playerOf(page).play();
  await expectPlayedThrough(sound, keys);
});

test('two browsers of an account: one plays on until a Spotify track starts in the other [PLAY-24] @soak', async ({
  context,
  page: phone,
  browser,
}) => {
  const phoneSound = await logAudio(context);
  const user = await signInWithSpotify(phone);
  const web = await (await browser.newContext()).newPage();
  const webSound = await logAudio(web.context());
  await preapproveConsent(web, user);
  await web.goto(screens.signIn);
  await web.getByRole('button', { name: 'Continue with Spotify' }).click();
  await web.waitForURL(`**${screens.home}`);
  const songs = await searchPlayableTracks(phone, 'spotify', 'harbour');
  const [onPhone, removed, last] = songs.filter(({ duration }) => duration > 60_000);
  const uploads = await searchPlayableTracks(phone, 'soundcloud', 'short');
  const [first, second] = ['short ferry', 'short tide'].map((name) =>
    uploads.find(({ title }) => title === name),
  );

  await openWithPlayback(phone, { queue: [onPhone!] });
  await playerOf(phone).play();
  await expectAudioFrom(phone, 'spotify');
  await openWithPlayback(web, { queue: [first!, removed!, second!, last!], showQueueManager: true });
  await playerOf(web).play();
  await expectAudioFrom(web, 'soundcloud');
  // The next track is checked at once, because this one ends within 20 seconds.
  const check = { service: 'spotify-api', method: 'GET', path: `/v1/tracks/${removed!.id}`, user };
  await expect.poll(() => loggedRequests(check)).not.toEqual([]);
  const menu = await queueOf(web).openMenuOf(removed!.title);
  await menu.getByRole('menuitem', { name: 'Remove from queue' }).click();
  await playerOf(web).expectCurrent(second!.title);
  await expectAudioFrom(web, 'spotify');
  await expectSilenceFrom(phone, 'spotify');

  const orders = await loggedRequests({ service: 'spotify-api', method: 'PUT', path: '/v1/me/player', user });
  expect(orders.map(({ body }) => (JSON.parse(body) as { uris: unknown }).uris)).toEqual([
    [`spotify:track:${onPhone!.id}`],
    [`spotify:track:${last!.id}`],
  ]);
  expect(webSound.order().map((key) => key.split(':')[0])).toEqual(['soundcloud', 'soundcloud', 'spotify']);
  const phoneIntervals = phoneSound.intervals();
  expect(phoneIntervals).toHaveLength(1);
  expect(phoneIntervals[0]!.until).toBeGreaterThan(webSound.intervals()[1]!.until!);
});
