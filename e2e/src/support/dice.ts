// Chance that can be had again.
export type Dice = () => number;

/** Dice that fall the same way for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One of them, as the dice fall. */
export const pick = <Item>(dice: Dice, items: readonly Item[]): Item =>
  items[Math.floor(dice() * items.length)]!;
