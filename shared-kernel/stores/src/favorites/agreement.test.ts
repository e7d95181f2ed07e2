// Random presses, answers, failures and reloads of the list: in the end heart and server agree.
import { trackKey } from '@segue/contract';
import { send } from '@segue/event-bus';
import { refuse } from '@segue/testing';
import { allSettled } from 'effector';
import fc from 'fast-check';
import { $favoriteKeys } from '..';
import { favoritesRetried } from '../ports';
import { listFavoritesFx } from './model';
import { favoritesContext, listOf, old } from './favorites-context.fixture';

const { context, begin } = favoritesContext();
const isOldLiked = () => context().scope.getState($favoriteKeys).has(trackKey(old));

test('heart and server agree after any presses and answers [FAV-24]', async () => {
  const step = fc.constantFrom('press', 'answer', 'refuse', 'lose', 'retry', 'list');
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 14 }), async (isFavorite, steps) => {
      const server = { has: isFavorite };
      const running: ((how: 'answer' | 'refuse' | 'lose') => void)[] = [];
      const save = (add: boolean) =>
        new Promise<{ success: boolean } | ReturnType<typeof refuse>>((resolve, reject) => {
          running.push((how) => {
            if (how === 'answer') server.has = add;
            if (how === 'lose') reject(new TypeError('Failed to fetch'));
            else resolve(how === 'answer' ? { success: true } : refuse('providerUnavailable'));
          });
        });
      await begin({
        api: {
          listFavorites: () => (server.has ? listOf(old) : listOf()),
          addFavorite: () => save(true),
          removeFavorite: () => save(false),
        },
      });
      const { scope, stop } = context();
      const turn = () => new Promise((resolve) => setTimeout(resolve));
      let isClean = true;
      let wanted = isFavorite;
      for (const next of steps) {
        if (next === 'press') {
          send('favorites/toggle', { track: old });
          wanted = isOldLiked();
        } else if (next === 'retry') void allSettled(favoritesRetried, { scope });
        else if (next === 'list') void allSettled(listFavoritesFx, { scope });
        else {
          if (next === 'refuse' && running.length > 0) isClean = false;
          running.shift()?.(next);
        }
        await turn();
        expect(running.length).toBeLessThanOrEqual(1);
      }
      for (let rest = 0; rest < 6; rest += 1) {
        void allSettled(favoritesRetried, { scope });
        running.shift()?.('answer');
        await turn();
      }
      expect(isOldLiked()).toBe(server.has);
      if (isClean) expect(server.has).toBe(wanted);
      stop();
    }),
    { numRuns: 60 },
  );
});
