// The player bar, the now-playing view and the queue panel.
import { expect, type Locator, type Page } from '@playwright/test';
import { waitForAnimations } from '../support/axe';

/** What the bar and the view have in common. */
function controlsOf(bar: Locator) {
  const elapsed = bar.getByTestId('elapsed');
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  return {
    bar,
    elapsed,
    button,
    seek: bar.getByRole('slider', { name: 'Seek' }),
    volume: bar.getByRole('slider', { name: 'Volume' }),
    play: () => button('Play').click(),
    async expectCurrent(title: string) {
      await expect(bar.getByText(title, { exact: true })).toBeVisible({ timeout: 30_000 });
    },
    /** The elapsed time in seconds. */
    async seconds() {
      const parts = (await elapsed.innerText()).split(':').map(Number);
      return parts.reduce((total, part) => total * 60 + part, 0);
    },
  };
}

export function playerOf(page: Page) {
  const bar = page.getByRole('region', { name: 'Player' });
  const controls = controlsOf(bar);
  const queueToggle = bar.getByRole('button', { name: /queue/i });
  async function openView() {
    await controls.button('Open now playing').click();
    const view = nowPlayingOf(page);
    await expect(view.bar).toBeVisible();
    await waitForAnimations(page);
    return view;
  }
  return {
    ...controls,
    queueToggle,
    count: bar.getByRole('status', { name: /in the queue/ }),
    openView,
    /** On a phone the queue is opened from the now-playing view. */
    async openQueue() {
      const queue = queueOf(page);
      if (!(await queue.panel.isVisible())) {
        if (await queueToggle.isVisible()) await queueToggle.click();
        else await (await openView()).button('Queue').click();
      }
      await expect(queue.heading).toBeVisible();
      return queue;
    },
  };
}

/** The now-playing view has the controls of the bar. */
export function nowPlayingOf(page: Page) {
  const controls = controlsOf(page.getByRole('dialog', { name: 'Now playing' }));
  return { ...controls, count: controls.button('Queue').getByText(/^\d+$/) };
}

export function queueOf(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Queue' });
  const items = panel.getByRole('listitem');
  return {
    panel,
    items,
    heading: panel.getByRole('heading', { name: 'Queue' }),
    item: (title: string) => items.filter({ hasText: title }),
    /** The titles from top to bottom. */
    async titles() {
      const labels = await panel
        .getByRole('button', { name: /^Play / })
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
      return labels.map((label) => label.replace(/^Play /, ''));
    },
    async openMenuOf(title: string) {
      await panel.getByRole('button', { name: `More options for ${title}`, exact: true }).click();
      const menu = page.getByRole('menu', { name: `Options for ${title}` });
      await expect(menu).toBeVisible();
      return menu;
    },
  };
}

/** The point on a slider at a fraction of its length. */
export async function pointOf(slider: Locator, fraction: number): Promise<{ x: number; y: number }> {
  const box = await slider.locator('..').boundingBox();
  if (!box) throw new Error('The slider is not visible.');
  return { x: box.x + box.width * fraction, y: box.y + box.height / 2 };
}
