import type { Favorites } from '@segue/contract';
import { send } from '@segue/event-bus';
import { aSession, aVisitor, later, refuse, settled, someTracks } from '@segue/testing';
import { allSettled } from 'effector';
import { $session } from '../index';
import { favoritesContext, listOf, old, salt } from './favorites-context.fixture';

const { context, open, begin, now } = favoritesContext();
const ids = () => now().spotifyFavoriteTracks.map(({ id }) => id);

describe('answers that come late', () => {
  it('a list that was on its way does not undo what was pressed meanwhile', async () => {
    const list = later<Favorites>();
    open({
      api: { listFavorites: () => list.promise, addFavorite: () => ({ success: true }) },
    });
    const other = someTracks('spotify', 1, 5)[0]!;
    send('favorites/toggle', { track: salt });
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    send('favorites/toggle', { track: other });
    list.arrive(listOf(old));
    await settled(context().scope);
    expect(ids().sort()).toEqual([other.id, 'old', 'salt'].sort());
  });

  it('a refused heart on what the server turns out to keep leaves it kept', async () => {
    const list = later<Favorites>();
    const adding = later<ReturnType<typeof refuse>>();
    await begin({
      session: aVisitor,
      api: { listFavorites: () => list.promise, addFavorite: () => adding.promise },
    });
    void allSettled($session, { scope: context().scope, params: aSession() });
    send('favorites/toggle', { track: old });
    list.arrive(listOf(old));
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    adding.arrive(refuse('providerUnavailable'));
    await settled(context().scope);
    expect(now()).toEqual(listOf(old));
  });

  it('a refusal that comes after somebody else has signed in changes nothing of theirs', async () => {
    const answer = later<ReturnType<typeof refuse>>();
    await begin({ api: { listFavorites: () => listOf(old), removeFavorite: () => answer.promise } });
    send('favorites/toggle', { track: old });
    context().api.handle({ listFavorites: () => listOf() });
    await leaveAndReturn();
    answer.arrive(refuse('providerUnavailable'));
    await settled(context().scope);
    expect(now()).toEqual(listOf());
  });

  it("one person's list never becomes the next one's", async () => {
    const first = later<Favorites>();
    const answers = [first.promise, Promise.resolve(listOf(salt))];
    await begin({ session: aVisitor, api: { listFavorites: () => answers.shift()! } });
    void allSettled($session, { scope: context().scope, params: aSession() });
    await leaveAndReturn();
    expect(answers).toEqual([]);
    first.arrive(listOf(old));
    await settled(context().scope);
    expect(ids()).toEqual(['salt']);
  });

  async function leaveAndReturn(): Promise<void> {
    void allSettled($session, { scope: context().scope, params: aVisitor });
    void allSettled($session, { scope: context().scope, params: aSession() });
  }
});
