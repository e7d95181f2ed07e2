// Spotify under the rules of Safari and iOS, where sound needs a click of its own. The sandbox imitates them.
import { expect, test, type Page } from '@playwright/test';
import { routes } from '@segue/contract';
import { playerOf } from '../pages/player';
import { logOut, sendForm } from '../support/accounts';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { signInWithSpotify } from '../support/oauth-flow';
import { addFault } from '../support/sandbox';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('touch with Safari’s rules: the first tap plays, also after a pause and a new sign-in @soak', async ({
  page,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  const user = await signInWithSpotify(page);
  await addFault({
    service: 'spotify-sdk',
    path: '/devices',
    user,
    always: true,
    effect: { kind: 'sdk', autoplay: 'gesture' },
  });
  const found = await searchPlayableTracks(page, 'spotify', 'harbour');
  await openWithPlayback(page, { queue: found.filter(({ duration }) => duration > 60_000).slice(0, 2) });
  const player = playerOf(page);
  const tap = (name: string) => player.button(name).tap();

  await tap('Play');
  await expectAudioFrom(page, 'spotify');
  await tap('Pause');
  await expectSilenceFrom(page, 'spotify');
  await tap('Play');
  await expectAudioFrom(page, 'spotify');

  const email = await emailOf(page);
  await logOut(page);
  await expectSilenceFrom(page, 'spotify');
  await sendForm(page, 'Sign In', email);
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await tap('Play');
  await expectAudioFrom(page, 'spotify');
  // The second player of the page uses the frame of the first.
  await expect(page.locator('iframe[src*="/embedded/"]')).toHaveCount(1);
  expect(uncaught).toEqual([]);
});

async function emailOf(page: Page): Promise<string> {
  const { path, answers } = routes.getProfile;
  const answer = await page.request.get(path);
  return answers[200].parse(await answer.json()).profile.email ?? '';
}
