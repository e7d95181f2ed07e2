// The actions of the random user, with the relative frequency of each.
import type { Page } from '@playwright/test';
import { queueOf, playerOf, pointOf } from '../../pages/player';
import { addFault, triggerPlayerEvent, type Fault } from '../sandbox';

/** Returns numbers from 0 to 1. */
type Random = () => number;

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!;

export type RunContext = { page: Page; user: string; random: Random };
export type Action = {
  name: string;
  weight: number;
  /** Returns a detail for the error message. */
  perform: (context: RunContext) => Promise<string | void>;
};

const AT_SPOTIFY = { service: 'spotify-api', path: '/v1/me/player/play', times: 1 } as const;
const AT_SOUNDCLOUD = { service: 'soundcloud-widget', path: '/player/', times: 1 } as const;
const faultsOf = (user: string): readonly Fault[] => [
  { ...AT_SPOTIFY, user, effect: 'device-not-found' },
  { ...AT_SPOTIFY, user, effect: 'unavailable' },
  { ...AT_SPOTIFY, user, effect: { kind: 'slow', ms: 1200 } },
  { ...AT_SOUNDCLOUD, effect: { kind: 'slow', ms: 1500 } },
  { ...AT_SOUNDCLOUD, effect: 'unavailable' },
];
const PLAYER_EVENTS = ['inactive', 'reconnect', 'token-expired', 'autoplay_failed'];

export const ACTIONS: readonly Action[] = [
  {
    name: 'play or pause',
    weight: 6,
    perform: ({ page }) =>
      playerOf(page)
        .bar.getByRole('button', { name: /^(Play|Pause)$/ })
        .click({ timeout: 30_000 }),
  },
  { name: 'Space', weight: 3, perform: ({ page }) => pressOnPage(page, 'Space') },
  { name: 'next', weight: 6, perform: ({ page }) => playerOf(page).button('Next').click() },
  { name: 'previous', weight: 4, perform: ({ page }) => playerOf(page).button('Previous').click() },
  {
    name: 'two buttons at once',
    weight: 3,
    async perform({ page, random }) {
      for (let click = 0; click < 2; click += 1)
        await playerOf(page)
          .button(pick(random, ['Next', 'Previous']))
          .click();
    },
  },
  {
    name: 'seek',
    weight: 4,
    async perform({ page, random }) {
      const share = random() * 0.9;
      const { x, y } = await pointOf(playerOf(page).seek, share);
      await page.mouse.click(x, y);
      return `to ${Math.round(share * 100)} %`;
    },
  },
  {
    name: 'select',
    weight: 5,
    async perform({ page, random }) {
      const title = pick(random, await queueOf(page).titles());
      await entry(page, title).click();
      return title;
    },
  },
  {
    name: 'drag',
    weight: 4,
    async perform({ page, random }) {
      const titles = await queueOf(page).titles();
      const [from, to] = [pick(random, titles), pick(random, titles)];
      await entry(page, from).dragTo(entry(page, to), { steps: 6, force: true });
      return `“${from}” to “${to}”`;
    },
  },
  {
    name: 'remove',
    weight: 3,
    perform: (context) => chooseOption(context, 'Remove from queue'),
  },
  {
    name: 'play next',
    weight: 2,
    perform: (context) => chooseOption(context, 'Play next'),
  },
  {
    name: 'clear',
    weight: 1,
    perform: ({ page }) => queueOf(page).panel.getByRole('button', { name: 'Clear' }).click(),
  },
  { name: 'undo', weight: 3, perform: ({ page }) => pressOnPage(page, 'Control+z') },
  { name: 'shuffle', weight: 2, perform: ({ page }) => playerOf(page).button('Shuffle').click() },
  {
    name: 'repeat',
    weight: 2,
    perform: ({ page }) =>
      playerOf(page)
        .bar.getByRole('button', { name: /^Repeat/ })
        .click(),
  },
  {
    name: 'fault',
    weight: 2,
    async perform({ random, user }) {
      const fault = pick(random, faultsOf(user));
      await addFault(fault);
      return `${fault.service} ${JSON.stringify(fault.effect)}`;
    },
  },
  {
    name: 'device',
    weight: 1,
    async perform({ random, user }) {
      const event = pick(random, PLAYER_EVENTS);
      await triggerPlayerEvent(user, event);
      return event;
    },
  },
  {
    name: 'wait',
    weight: 2,
    async perform({ page, random }) {
      const ms = Math.round(random() * 3000);
      await page.waitForTimeout(ms);
      return `${ms} ms`;
    },
  },
];

/** Chooses from the menu of a random entry; not every one has each option. */
async function chooseOption({ page, random }: RunContext, name: string): Promise<string> {
  const queue = queueOf(page);
  const title = pick(random, await queue.titles());
  const option = (await queue.openMenuOf(title)).getByRole('menuitem', { name });
  if (await option.isVisible()) await option.click();
  else await page.keyboard.press('Escape');
  return title;
}

function entry(page: Page, title: string) {
  return queueOf(page)
    .panel.getByRole('button', { name: `Play ${title}`, exact: true })
    .first();
}

async function pressOnPage(page: Page, keys: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(keys);
}
