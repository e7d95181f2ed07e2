// The player bar and the queue panel.
import { expect, type Locator, type Page } from '@playwright/test';

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

  async expectCurrent(title: string): Promise<void> {
    await expect(this.bar.getByText(title, { exact: true })).toBeVisible({ timeout: 30_000 });
  }

  async play(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Play', exact: true }).click();
  }

  async openQueue(): Promise<QueuePanel> {
    const panel = new QueuePanel(this.page);
    if (!(await panel.panel.isVisible())) await this.queueToggle.click();
    await expect(panel.heading).toBeVisible();
    return panel;
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
}
