// Pairs of tracks that show how well the rules tell the same song.
import { CATALOG_PAIRS } from './demo-catalog';
import { FIRST_UNSEEN_PAIRS } from './first-unseen';
import { HELD_OUT_PAIRS } from './held-out';
import type { LabelledPair } from './read-pairs';
import { SECOND_UNSEEN_PAIRS } from './second-unseen';
import { THIRD_UNSEEN_PAIRS } from './third-unseen';
import { TUNED_PAIRS } from './tuned';

type PairSet = {
  name: string;
  pairs: readonly LabelledPair[];
  /** The figures before the rules learned from these pairs. */
  unseen?: { precision: number; recall: number };
};

/** In the order in which they were written; the rules have learned from all of them since. */
export const PAIR_SETS: readonly PairSet[] = [
  { name: 'tuned', pairs: TUNED_PAIRS },
  { name: 'demo catalog', pairs: CATALOG_PAIRS },
  { name: 'held out', pairs: HELD_OUT_PAIRS, unseen: { precision: 0.96, recall: 0.857 } },
  { name: 'first unseen', pairs: FIRST_UNSEEN_PAIRS, unseen: { precision: 0.844, recall: 0.761 } },
  { name: 'second unseen', pairs: SECOND_UNSEEN_PAIRS, unseen: { precision: 0.952, recall: 0.769 } },
  { name: 'third unseen', pairs: THIRD_UNSEEN_PAIRS, unseen: { precision: 1, recall: 0.92 } },
];
