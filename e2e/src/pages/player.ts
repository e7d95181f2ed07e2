// The player bar and the queue panel.
import { expect, type Locator, type Page } from '@playwright/test';
import { waitForAnimations } from '../support/axe';

export class PlayerBar {
  constructor(readonly page: Page) {}

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Player' });
  }

  get queueToggle(): Locator {
    return this.bar.getByRole('button', { name: /queue/i });
  }

  get count(): Locator {
    return this.bar.getByRole('status', { name: /in the queue/ });
  }

  get seek(): Locator {
    return this.bar.getByRole('slider', { name: 'Seek' });
  }

  get volume(): Locator {
    return this.bar.getByRole('slider', { name: 'Volume' });
  }

  get elapsed(): Locator {
    return this.bar.getByTestId('elapsed');
  }

  button(name: string): Locator {
    return this.bar.getByRole('button', { name, exact: true });
  }

  async expectCurrent(title: string): Promise<void> {
    await expect(this.bar.getByText(title, { exact: true })).toBeVisible({ timeout: 30_000 });
  }

  async play(): Promise<void> {
    await this.button('Play').click();
  }

  /** The elapsed time in seconds. */
  async seconds(): Promise<number> {
    const parts = (await this.elapsed.innerText()).split(':').map(Number);
    return parts.reduce((total, part) => total * 60 + part, 0);
  }

  /** On a phone the queue is opened from the now-playing view. */
  async openQueue(): Promise<QueuePanel> {
    const panel = new QueuePanel(this.page);
    if (!(await panel.panel.isVisible())) {
      if (await this.queueToggle.isVisible()) await this.queueToggle.click();
      else await (await this.openView()).button('Queue').click();
    }
    await expect(panel.heading).toBeVisible();
    return panel;
  }

  async openView(): Promise<NowPlayingView> {
    await this.button('Open now playing').first().click();
    const view = new NowPlayingView(this.page);
    await expect(view.bar).toBeVisible();
    await waitForAnimations(this.page);
    return view;
  }
}

/** The now-playing view has the controls of the bar. */
export class NowPlayingView extends PlayerBar {
  override get bar(): Locator {
    return this.page.getByRole('dialog', { name: 'Now playing' });
  }

  override get count(): Locator {
    return this.button('Queue').getByText(/^\d+$/);
  }
}

export class QueuePanel {
  constructor(readonly page: Page) {}

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'Queue' });
  }

  get heading(): Locator {
    return this.panel.getByRole('heading', { name: 'Queue' });
  }

  get items(): Locator {
    return this.panel.getByRole('listitem');
  }

  item(title: string): Locator {
    return this.items.filter({ hasText: title });
  }

  /** The titles from top to bottom. */
  async titles(): Promise<string[]> {
    const labels = await this.panel
      .getByRole('button', { name: /^Play / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace(/^Play /, ''));
  }

  async openMenuOf(title: string): Promise<Locator> {
    await this.panel.getByRole('button', { name: `More options for ${title}`, exact: true }).click();
    const menu = this.page.getByRole('menu', { name: `Options for ${title}` });
    await expect(menu).toBeVisible();
    return menu;
  }
}

/** The point on a slider at a fraction of its length. */
export async function pointOf(slider: Locator, fraction: number): Promise<{ x: number; y: number }> {
  const box = await slider.locator('..').boundingBox();
  if (!box) throw new Error('The slider is not visible.');
  return { x: box.x + box.width * fraction, y: box.y + box.height / 2 };
}
