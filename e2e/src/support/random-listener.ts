// A listener who does anything at any time, and the one thing that must hold after each of it: the bar, the queue and
// what sounds speak of the same track.
import type { Page } from '@playwright/test';
import { trackKey, type Provider, type Track } from '@segue/contract';
import { QueuePanel, PlayerBar, pointOf } from '../pages/player';
import { addFault, provoke, type Fault } from './sandbox';
import { savedState } from './saved-queue';

const AGREEMENT_MS = 15_000;
const LOOK_EVERY_MS = 120;
/** So many looks in a row must agree: a moment of agreement may be chance. */
const AGREEING_LOOKS = 3;
const FEWEST_ENTRIES = 4;

type Sounding = { provider: Provider; track: string };
export type Seen = {
  title: string | null;
  isPlaying: boolean;
  marked: string | null;
  current: { title: string; key: string } | null;
  sounding: readonly Sounding[];
};
type Dice = () => number;
type World = { page: Page; person: string; dice: Dice; mood: 'calm' | 'rough' };
type Act = { name: string; weight: number; perform: (world: World) => Promise<string | void> };

/** Dice that fall the same way for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <Item>(dice: Dice, items: readonly Item[]): Item => items[Math.floor(dice() * items.length)]!;

const FAULTS: readonly (Omit<Fault, 'user'> & { isOfPerson: boolean })[] = [
  {
    service: 'spotify-api',
    path: '/v1/me/player/play',
    effect: 'device-not-found',
    times: 1,
    isOfPerson: true,
  },
  { service: 'spotify-api', path: '/v1/me/player/play', effect: 'unavailable', times: 1, isOfPerson: true },
  {
    service: 'spotify-api',
    path: '/v1/me/player/play',
    effect: { kind: 'slow', ms: 1200 },
    times: 1,
    isOfPerson: true,
  },
  {
    service: 'soundcloud-widget',
    path: '/player/',
    effect: { kind: 'slow', ms: 1500 },
    times: 1,
    isOfPerson: false,
  },
  { service: 'soundcloud-widget', path: '/player/', effect: 'unavailable', times: 1, isOfPerson: false },
];
const LIFE = ['inactive', 'reconnect', 'token-expired', 'autoplay_failed'];

const ACTS: readonly Act[] = [
  {
    name: 'play or pause',
    weight: 6,
    perform: ({ page }) =>
      new PlayerBar(page).bar.getByRole('button', { name: /^(Play|Pause)$/ }).click({ timeout: 5000 }),
  },
  { name: 'Space', weight: 3, perform: ({ page }) => pressOnPage(page, 'Space') },
  { name: 'next', weight: 6, perform: ({ page }) => new PlayerBar(page).button('Next').click() },
  { name: 'previous', weight: 4, perform: ({ page }) => new PlayerBar(page).button('Previous').click() },
  {
    name: 'two at once',
    weight: 3,
    async perform({ page, dice }) {
      const bar = new PlayerBar(page);
      for (const name of [pick(dice, ['Next', 'Previous']), pick(dice, ['Next', 'Previous'])]) {
        await bar.button(name).click();
      }
    },
  },
  {
    name: 'seek',
    weight: 4,
    async perform({ page, dice }) {
      const share = dice() * 0.9;
      const { x, y } = await pointOf(new PlayerBar(page).seek, share);
      await page.mouse.click(x, y);
      return `to ${Math.round(share * 100)} %`;
    },
  },
  {
    name: 'select',
    weight: 5,
    async perform({ page, dice }) {
      const title = pick(dice, await new QueuePanel(page).titles());
      await entry(page, title).click();
      return title;
    },
  },
  {
    name: 'drag',
    weight: 4,
    async perform({ page, dice }) {
      const titles = await new QueuePanel(page).titles();
      const [from, to] = [pick(dice, titles), pick(dice, titles)];
      const [start, end] = [await entry(page, from).boundingBox(), await entry(page, to).boundingBox()];
      if (!start || !end) return 'nothing';
      await page.mouse.move(start.x + 20, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(start.x + 20, start.y + start.height / 2 + 6);
      await page.mouse.move(end.x + 20, end.y + end.height / 2, { steps: 4 });
      await page.mouse.up();
      return `“${from}” to “${to}”`;
    },
  },
  {
    name: 'remove',
    weight: 3,
    async perform({ page, dice }) {
      const queue = new QueuePanel(page);
      const title = pick(dice, await queue.titles());
      const menu = await queue.openMenuOf(title);
      await menu.getByRole('menuitem', { name: 'Remove from queue' }).click();
      return title;
    },
  },
  {
    name: 'play next',
    weight: 2,
    async perform({ page, dice }) {
      const queue = new QueuePanel(page);
      const title = pick(dice, await queue.titles());
      const item = (await queue.openMenuOf(title)).getByRole('menuitem', { name: 'Play next' });
      if (await item.isVisible()) await item.click();
      else await page.keyboard.press('Escape');
      return title;
    },
  },
  {
    name: 'clear',
    weight: 1,
    perform: ({ page }) => new QueuePanel(page).panel.getByRole('button', { name: 'Clear' }).click(),
  },
  { name: 'undo', weight: 3, perform: ({ page }) => pressOnPage(page, 'Control+z') },
  { name: 'shuffle', weight: 2, perform: ({ page }) => new PlayerBar(page).button('Shuffle').click() },
  {
    name: 'repeat',
    weight: 2,
    perform: ({ page }) => new PlayerBar(page).bar.getByRole('button', { name: /^Repeat/ }).click(),
  },
  {
    name: 'fault',
    weight: 2,
    async perform({ dice, person, mood }) {
      const { isOfPerson, ...fault } = pick(
        dice,
        FAULTS.filter((each) => mood === 'rough' || each.isOfPerson),
      );
      await addFault(isOfPerson ? { ...fault, user: person } : fault);
      return `${fault.service} ${JSON.stringify(fault.effect)}`;
    },
  },
  {
    name: 'device',
    weight: 1,
    async perform({ dice, person }) {
      const event = pick(dice, LIFE);
      await provoke(person, event);
      return event;
    },
  },
  {
    name: 'wait',
    weight: 2,
    async perform({ page, dice }) {
      const ms = Math.round(dice() * 3000);
      await page.waitForTimeout(ms);
      return `${ms} ms`;
    },
  },
];

/** Does so many things; throws with the story when bar, queue and sound do not come to agree after one. */
export async function listenAtRandom(world: World, steps: number): Promise<readonly string[]> {
  const story: string[] = [];
  for (let step = 1; step <= steps; step += 1) {
    const act = await nextAct(world);
    let detail: string | void;
    try {
      detail = await act.perform(world);
    } catch (error) {
      throw new Error(`${told(story)}\nStep ${step}, ${act.name}: ${String(error)}`, { cause: error });
    }
    story.push(`${step}. ${act.name}${detail ? ` (${detail})` : ''}`);
    const disagreement = await agreement(world.page);
    if (disagreement) throw new Error(`${told(story)}\nThey do not agree: ${disagreement}`);
  }
  return story;
}

async function nextAct({ page, dice }: World): Promise<Act> {
  const { queue } = await savedState(page);
  if (queue.length < FEWEST_ENTRIES) return ACTS.find(({ name }) => name === 'undo')!;
  const total = ACTS.reduce((sum, { weight }) => sum + weight, 0);
  let left = dice() * total;
  return ACTS.find(({ weight }) => (left -= weight) < 0) ?? ACTS[0]!;
}

/** Null once they agree; what they said last when they do not in time. */
async function agreement(page: Page): Promise<string | null> {
  const until = Date.now() + AGREEMENT_MS;
  let agreed = 0;
  let last: string | null = null;
  while (Date.now() < until) {
    const seen = await look(page);
    const trouble = troubleOf(seen);
    agreed = trouble === null ? agreed + 1 : 0;
    if (agreed >= AGREEING_LOOKS) return null;
    if (trouble) last = `${trouble} ${JSON.stringify(seen)}`;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
  return last ?? 'they agreed, but never for long enough';
}

function troubleOf({ title, isPlaying, marked, current, sounding }: Seen): string | null {
  if (sounding.length > 1) return 'Two frames sound.';
  if (current && current.title !== title) return 'The bar shows another track than the queue holds current.';
  if (current && marked !== title) return 'The queue marks another track than the bar shows.';
  if (!isPlaying) return sounding.length === 0 ? null : 'The bar shows a pause, and something sounds.';
  const [sound] = sounding;
  if (!sound) return 'The bar shows playing, and nothing sounds.';
  const key = `${sound.provider}:${sound.track}`;
  return current === null || current.key === key ? null : 'Another track sounds than the bar shows.';
}

async function look(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => {
    const bar = document.querySelector('[role="region"][aria-label="Player"]');
    const saved = JSON.parse(sessionStorage.getItem('playbackState') ?? '{}') as {
      queue?: Track[];
      currentTrackIndex?: number | null;
    };
    const current = saved.queue?.[saved.currentTrackIndex ?? -1] ?? null;
    const marked = document.querySelector('aside li[aria-current="true"] button[aria-label^="Play "]');
    return {
      title: bar?.querySelector('p[title]')?.getAttribute('title') ?? null,
      isPlaying: bar?.querySelector('button[aria-label="Pause"]') !== null,
      marked: marked?.getAttribute('aria-label')?.replace(/^Play /, '') ?? null,
      current,
    };
  });
  const { current } = seen;
  return {
    ...seen,
    current: current && {
      title: current.title,
      key: trackKey({ ...current, id: current.id.split(':').at(-1)! }),
    },
    sounding: await soundsOf(page),
  };
}

async function soundsOf(page: Page): Promise<Sounding[]> {
  const sounds = await Promise.all(
    page.frames().map(async (frame): Promise<Sounding | null> => {
      const place = /\/(spotify)\/sdk\/embedded\/|\/(soundcloud)\/w\/player\//.exec(frame.url());
      if (!place) return null;
      const track = await frame
        .evaluate(() => {
          const audio = document.querySelector('audio');
          return audio && !audio.paused && !audio.ended ? audio.currentSrc : null;
        })
        .catch(() => null);
      const id = /\/audio\/([^/.]+)\.wav/.exec(track ?? '')?.[1];
      return id ? { provider: (place[1] ?? place[2]) as Provider, track: id } : null;
    }),
  );
  return sounds.filter((sound) => sound !== null);
}

function entry(page: Page, title: string) {
  return new QueuePanel(page).panel.getByRole('button', { name: `Play ${title}`, exact: true }).first();
}

async function pressOnPage(page: Page, keys: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(keys);
}

function told(story: readonly string[]): string {
  return `The last of the story:\n${story.slice(-25).join('\n')}`;
}
