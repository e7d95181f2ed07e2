// A listener who does anything at any time, and the one thing that must hold after each of it: the bar, the queue and
// what sounds speak of the same track.
import { agreement } from './agreement';
import { ACTS, type Act, type World } from './random-acts';
import { savedState } from './saved-queue';

const FEWEST_ENTRIES = 4;

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

function told(story: readonly string[]): string {
  return `The last of the story:\n${story.slice(-25).join('\n')}`;
}
