import { combine } from 'effector';
import { $registry, $remotes } from './model';

/** The registry as the page shows it, and the states of its remotes. */
export const $shown = combine({ registry: $registry, states: $remotes });
