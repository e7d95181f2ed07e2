import { readWireLists, type Favorites } from '@segue/contract';
import { send } from '@segue/event-bus';
import { aSession, aVisitor, later, refuse, settled, someTracks } from '@segue/testing';
import { allSettled } from 'effector';
import { $session } from '../index';
import { favoritesContext, listOf, old, salt } from './favorites-context.fixture';

const { context, open, begin, now } = favoritesContext();
const ids = () => now().spotify.map(({ id }) => id);

describe('late responses', () => {
  it('a list requested before a change does not undo it', async () => {
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

  it('a failed add leaves a track that the server lists as a favorite', async () => {
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
    expect(now()).toEqual(readWireLists('FavoriteTracks', listOf(old)));
  });

  it('a failed change of a former user leaves the next user’s favorites alone', async () => {
    const answer = later<ReturnType<typeof refuse>>();
    await begin({ api: { listFavorites: () => listOf(old), removeFavorite: () => answer.promise } });
    send('favorites/toggle', { track: old });
    context().api.handle({ listFavorites: () => listOf() });
    await signOutAndIn();
    answer.arrive(refuse('providerUnavailable'));
    await settled(context().scope);
    expect(now()).toEqual(readWireLists('FavoriteTracks', listOf()));
  });

  it('a list requested by a former user is never shown to the next user', async () => {
    const first = later<Favorites>();
    const answers = [first.promise, Promise.resolve(listOf(salt))];
    await begin({ session: aVisitor, api: { listFavorites: () => answers.shift()! } });
    void allSettled($session, { scope: context().scope, params: aSession() });
    await signOutAndIn();
    expect(answers).toEqual([]);
    first.arrive(listOf(old));
    await settled(context().scope);
    expect(ids()).toEqual(['salt']);
  });

  async function signOutAndIn(): Promise<void> {
    void allSettled($session, { scope: context().scope, params: aVisitor });
    void allSettled($session, { scope: context().scope, params: aSession() });
  }
});
