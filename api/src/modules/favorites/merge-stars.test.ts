import fc from 'fast-check';
import { mergeStars } from './merge-stars';

const set = (...ids: string[]) => new Set(ids);
const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij')).map((list) => new Set(list));

test.each<[string, Record<'base' | 'here' | 'there', Set<string>>, object]>([
  ['new here', { base: set(), here: set('a'), there: set() }, { star: ['a'] }],
  ['new there', { base: set(), here: set(), there: set('a') }, { added: ['a'] }],
  ['new on both sides', { base: set(), here: set('a'), there: set('a') }, { agreed: ['a'] }],
  ['removed here', { base: set('a'), here: set(), there: set('a') }, { unstar: ['a'] }],
  ['unstarred there', { base: set('a'), here: set('a'), there: set() }, { removed: ['a'], parted: ['a'] }],
  ['gone on both sides', { base: set('a'), here: set(), there: set() }, { parted: ['a'] }],
  ['the same as before', { base: set('a'), here: set('a'), there: set('a') }, {}],
])('a song that is %s [MUSIC-55]', (_what, sides, changes) => {
  const none = { added: [], removed: [], star: [], unstar: [], agreed: [], parted: [] };
  expect(mergeStars(sides)).toEqual({ ...none, ...changes });
});

test('a server that was set up anew takes no favorite away, and gets its stars back [MUSIC-55]', () => {
  const all = set(...'abcdef');
  expect(mergeStars({ base: all, here: all, there: set() })).toMatchObject({ removed: [], star: [...all] });
});

/** Both sides, what was last known to be the same, and what a user has done since with a song that must survive. */
type World = { here: Set<string>; there: Set<string>; base: Set<string> };

/** One comparison; `isAway`: the calls to the server fail from this one on. */
function compare(world: World, awayFrom: number): void {
  const changes = mergeStars(world);
  for (const id of changes.added) world.here.add(id);
  for (const id of changes.removed) world.here.delete(id);
  for (const id of changes.parted) world.base.delete(id);
  for (const id of [...changes.added, ...changes.agreed]) world.base.add(id);
  const calls = [
    ...changes.unstar.map((id) => () => void (world.there.delete(id), world.base.delete(id))),
    ...changes.star.map((id) => () => void (world.there.add(id), world.base.add(id))),
  ];
  for (const call of calls.slice(0, awayFrom)) call();
}

test('any changes, with the server away at any call: both sides agree in the end [MUSIC-55]', () => {
  const step = fc.record({ side: fc.constantFrom('here', 'there'), id: fc.constantFrom(...'abcdefghij') });
  const rounds = fc.array(fc.tuple(fc.array(step, { maxLength: 6 }), fc.nat(4)), { maxLength: 8 });
  fc.assert(
    fc.property(ids, ids, rounds, (here, there, all) => {
      const world: World = { here, there, base: new Set() };
      for (const [steps, awayFrom] of all) {
        for (const { side, id } of steps) {
          const songs = side === 'here' ? world.here : world.there;
          if (!songs.delete(id)) songs.add(id);
        }
        compare(world, awayFrom);
      }
      compare(world, Infinity);
      expect([...world.here].sort()).toEqual([...world.there].sort());
      expect([...world.base].sort()).toEqual([...world.here].sort());
    }),
  );
});

test('nothing is taken away that both sides did not have when last compared [MUSIC-55]', () => {
  fc.assert(
    fc.property(ids, ids, ids, (base, here, there) => {
      const { removed, unstar, added, star } = mergeStars({ base, here, there });
      for (const id of [...removed, ...unstar]) expect(base.has(id)).toBe(true);
      for (const id of added) expect(here.has(id)).toBe(false);
      for (const id of star) expect(there.has(id)).toBe(false);
    }),
  );
});
