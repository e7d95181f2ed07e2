// One Premium user, a mixed queue, random actions with provider faults, and a look at bar, queue and sound after each.
// RANDOM_USER_STEPS sets the number of actions, RANDOM_USER_SEED repeats a run.
import { test, type Page } from '@playwright/test';
import type { Track } from '@segue/contract';
import { playerOf, queueOf } from '../src/pages/player';
import { signInWithSpotify } from '../src/support/oauth-flow';
import { ACTIONS, type Action, type RunContext } from '../src/support/random-user/actions';
import { findInconsistency } from '../src/support/random-user/consistency';
import { resetSandbox } from '../src/support/sandbox';
import { openWithPlayback, savedPlayback } from '../src/support/saved-playback';
import { searchPlayableTracks } from '../src/support/test-data';

const STEPS = Number(process.env['RANDOM_USER_STEPS'] ?? 1000);
const SEED = Number(process.env['RANDOM_USER_SEED'] ?? Math.floor(Math.random() * 1e9));
const TRACKS_WITH_FAULTS = /silence|echo|word|finished|deaf|goodbye|relinked|door|opens/i;
const MIN_QUEUE_LENGTH = 4;

test.afterEach(resetSandbox);

test(`bar, queue and playing frame show one track after each of ${STEPS} random actions`, async ({
  page,
}) => {
  console.log(`Random user: ${STEPS} steps, seed ${SEED}`);
  test.setTimeout(60_000 + STEPS * 16_000);
  const user = await signInWithSpotify(page);
  await openWithPlayback(page, { queue: await createQueue(page), showQueueManager: true });
  await queueOf(page).items.first().waitFor();
  await playerOf(page).bar.waitFor();
  await performSteps({ page, user, random: seededRandom(SEED) });
});

/** Throws with the last actions when an action fails or leaves bar, queue and audio inconsistent. */
async function performSteps(context: RunContext): Promise<void> {
  const history: string[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    const action = await chooseAction(context);
    let detail: string | void;
    try {
      detail = await action.perform(context);
    } catch (error) {
      throw new Error(`${summary(history)}\nStep ${step}, ${action.name}: ${String(error)}`, {
        cause: error,
      });
    }
    history.push(`${step}. ${action.name}${detail ? ` (${detail})` : ''}`);
    const inconsistency = await findInconsistency(context.page);
    if (inconsistency) throw new Error(`${summary(history)}\nInconsistent: ${inconsistency}`);
  }
}

async function chooseAction({ page, random }: RunContext): Promise<Action> {
  const { queue } = await savedPlayback(page);
  if (queue.length < MIN_QUEUE_LENGTH) return ACTIONS.find(({ name }) => name === 'undo')!;
  const total = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random() * total;
  return ACTIONS.find(({ weight }) => (rest -= weight) < 0) ?? ACTIONS[0]!;
}

function summary(history: readonly string[]): string {
  return `The last actions:\n${history.slice(-25).join('\n')}`;
}

/** Long tracks, and short ones that end during the run. Titles are unique. */
async function createQueue(page: Page): Promise<Track[]> {
  const queue: Track[] = [];
  for (const [query, count] of [
    ['harbour', 3],
    ['short', 2],
  ] as const) {
    for (const provider of ['soundcloud', 'spotify'] as const) {
      const found = (await searchPlayableTracks(page, provider, query)).filter(
        ({ title }) => !TRACKS_WITH_FAULTS.test(title) && queue.every((other) => other.title !== title),
      );
      queue.push(...found.slice(0, count));
    }
  }
  return queue;
}

/** A generator that returns the same numbers for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
