// Safari's and iOS's rule, simulated by the sandbox: only a tap inside SoundCloud's frame starts sound.
import { expect, test } from '@playwright/test';
import { playerOf } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { addFault } from '../support/sandbox';
import { openWithPlayback } from '../support/saved-playback';
import { searchPlayableTracks } from '../support/test-data';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

test('touch device: SoundCloud’s player is shown until a tap in it starts the track @soak', async ({
  page,
}) => {
  const [track] = await searchPlayableTracks(page, 'soundcloud', 'ferry');
  await addFault({
    service: 'soundcloud-widget',
    path: '/player/',
    query: { url: track!.id },
    always: true,
    effect: { kind: 'widget', autoplay: 'gesture' },
  });
  await openWithPlayback(page, { queue: [track!] });
  const player = playerOf(page);
  await player.button('Play').tap();

  await expect(page.getByText("Tap play in SoundCloud's player to start.")).toBeVisible();
  const widget = page.locator('iframe[title="SoundCloud player"][tabindex="0"]');
  const [place, bar] = [await widget.boundingBox(), await player.bar.boundingBox()];
  expect(place!.height).toBe(166);
  expect(place!.x).toBeGreaterThan(0);
  expect(place!.x + place!.width).toBeLessThan(360);
  expect(place!.y + place!.height).toBeLessThanOrEqual(bar!.y);

  await widget.contentFrame().getByRole('button', { name: 'Play' }).tap();
  await expectAudioFrom(page, 'soundcloud');
  await expect(player.button('Pause')).toBeVisible();
  await expect(page.getByText("Tap play in SoundCloud's player to start.")).toBeHidden();
  await expect(widget).toHaveCount(0);
});
