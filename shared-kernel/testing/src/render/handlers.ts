// The lists that `fork` takes, named after effector's own types.
import type { fork } from 'effector';

type ForkOptions = NonNullable<Parameters<typeof fork>[1]>;

/** Effects that do something else in this scope: pairs of effect and function. */
export type Handlers = Extract<NonNullable<ForkOptions['handlers']>, readonly unknown[]>;
/** Stores that do not begin with their default: pairs of store and value. */
export type Values = Extract<NonNullable<ForkOptions['values']>, readonly unknown[]>;
