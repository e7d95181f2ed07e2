// Lyrics in the now-playing view: they follow the music, and a press on a line seeks.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { routes, type Lyrics, type Track } from '@segue/contract';
import { playerOf } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { expectNoViolations } from '../support/axe';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

async function lyricsOf(page: Page, { title, artistInfo, duration }: Track): Promise<Lyrics> {
  const params = { title, artist: artistInfo[0]?.name ?? '', duration: String(duration) };
  const answer = await page.request.get('/api/lyrics', { params });
  return routes.getLyrics.answers[200].parse(await answer.json());
}

/** A song with synced lyrics before one without any. */
async function openSongs(
  page: Page,
): Promise<{ songs: [Track, Track]; lines: { at: number; text: string }[] }> {
  const found = (await searchPlayableTracks(page, 'soundcloud', 'harbour')).filter(
    ({ duration }) => duration > 60_000,
  );
  const lyrics = await Promise.all(found.map((track) => lyricsOf(page, track)));
  const ofKind = (kind: Lyrics['kind']) => lyrics.findIndex((one) => one.kind === kind);
  const synced = lyrics[ofKind('synced')];
  const songs: [Track, Track] = [found[ofKind('synced')]!, found[ofKind('none')]!];
  await openWithPlayback(page, { queue: songs });
  return { songs, lines: synced?.kind === 'synced' ? [...synced.lines] : [] };
}

/** Where the current line stands in the list, as a share of its height. */
const placeOf = (list: Locator) =>
  list.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const line = element.querySelector('[aria-current]')?.getBoundingClientRect();
    return line ? (line.top - top) / height : null;
  });

test('lyrics: asked for when opened, tried again, followed, sought, or none [LYRICS-10] [LYRICS-11] [LYRICS-12] [LYRICS-14]', async ({
  page,
}) => {
  const { songs, lines } = await openSongs(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const view = await playerOf(page).openView();
  await view.expectCurrent(songs[0].title);
  await view.button('Play').click();
  await expectAudioFrom(page, 'soundcloud');
  expect(requests).not.toContain('/api/lyrics');
  const failure = { status: 502, json: { message: 'Away' } };
  await page.route('**/api/lyrics?*', (route) => route.fulfill(failure), { times: 1 });
  await view.button('Lyrics').click();
  await expect(view.bar.getByText('Lyrics can’t be loaded')).toBeVisible();
  await view.button('Try again').click();
  const list = view.bar.getByRole('list', { name: 'Lyrics' });
  await expect(list.getByRole('button')).toHaveCount(lines.length);

  const current = list.locator('[aria-current]');
  const expectFollowed = async (line: number) => {
    await list.getByRole('button').nth(line).click();
    await expect.poll(() => view.seconds()).toBeGreaterThanOrEqual(Math.floor(lines[line]!.at / 1000));
    await expect(current).toHaveText(lines[line + 1]!.text || '♪');
    await expect.poll(() => placeOf(list)).toBeGreaterThan(0.3);
    await expect.poll(() => placeOf(list)).toBeLessThan(0.4);
    await expectNoViolations(page);
  };
  await expectFollowed(12);
  await list.hover();
  await page.mouse.wheel(0, 400);
  const follow = view.button('Follow');
  await expect(follow).toBeVisible();
  await follow.click();
  await expect(follow).toBeHidden();
  await expect.poll(() => placeOf(list)).toBeLessThan(0.4);

  // The choice is kept: on a phone the lyrics lie over the cover.
  await view.button('Close now playing').click();
  await expect(view.bar).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await playerOf(page).openView();
  await expect(view.button('Lyrics')).toHaveAttribute('aria-pressed', 'true');
  await expectFollowed(14);
  await view.button('Next').click();
  await expect(view.bar.getByText('No lyrics found')).toBeVisible();
  await expectNoViolations(page);
});
