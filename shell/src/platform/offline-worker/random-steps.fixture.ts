// What a user may do to the model of the server, and what the network does meanwhile.
import fc from 'fast-check';
import { songs } from './server-model.fixture';

/** What the user sees and expects: the playlist, null when it is deleted, and the favorites. */
export type Shown = {
  playlist: { name: string; order: readonly string[] } | null;
  favorites: readonly string[];
};

const id = fc.constantFrom(...songs.map((song) => String(song['id'])));
type Undoable =
  | { do: 'add' | 'remove' | 'heart'; id: string }
  | { do: 'move'; id: string; before: string }
  | { do: 'rename'; name: string }
  | { do: 'delete' };
export type ChangeStep = Undoable | { do: 'add several'; ids: string[] };
type Step =
  | ChangeStep
  | { do: 'undo' }
  | { do: 'go offline' }
  | { do: 'lose answers' }
  | { do: 'go online' }
  | { do: 'end the worker' };
const undoable: fc.Arbitrary<Undoable> = fc.oneof(
  fc.record({ do: fc.constantFrom('add' as const, 'remove' as const, 'heart' as const), id }),
  fc.record({ do: fc.constant('move' as const), id, before: id }),
  fc.record({ do: fc.constant('rename' as const), name: fc.constantFrom('Night', 'Noon', 'Dawn') }),
  fc.record({ do: fc.constant('delete' as const) }),
);
const several = fc.record({
  do: fc.constant('add several' as const),
  ids: fc.array(id, { minLength: 1, maxLength: 4 }),
});
const outage = fc.constantFrom<Step[]>(
  { do: 'go offline' },
  { do: 'lose answers' },
  { do: 'go online' },
  { do: 'end the worker' },
);
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: undoable },
  { weight: 1, arbitrary: several },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'undo' }) },
  { weight: 4, arbitrary: outage },
);

/** The state that the user expects after a change. */
export function after({ playlist, favorites }: Shown, step: ChangeStep): Shown {
  if (step.do === 'heart') {
    const others = favorites.filter((one) => one !== step.id);
    const isRemoval = others.length < favorites.length;
    return { playlist, favorites: isRemoval ? others : [...others, step.id].sort() };
  }
  if (!playlist) return { playlist, favorites };
  const { name, order } = playlist;
  const withOrder = (changed: readonly string[]) => ({ playlist: { name, order: changed }, favorites });
  switch (step.do) {
    case 'rename':
      return { playlist: { name: step.name, order }, favorites };
    case 'delete':
      return { playlist: null, favorites };
    case 'add':
      return withOrder([...new Set([...order, step.id])]);
    case 'add several':
      return withOrder([...new Set([...order, ...step.ids])]);
    case 'remove':
      return withOrder(order.filter((one) => one !== step.id));
    case 'move': {
      if (step.id === step.before || !order.includes(step.id) || !order.includes(step.before)) {
        return { playlist, favorites };
      }
      const others = order.filter((one) => one !== step.id);
      return withOrder(others.toSpliced(others.indexOf(step.before), 0, step.id));
    }
  }
}
