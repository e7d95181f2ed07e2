// Types of the options of effector's `fork`.
import type { fork } from 'effector';

type ForkOptions = NonNullable<Parameters<typeof fork>[1]>;

/** Replaced effect handlers: pairs of effect and function. */
export type Handlers = Extract<NonNullable<ForkOptions['handlers']>, readonly unknown[]>;
/** Initial values: pairs of store and value. */
export type Values = Extract<NonNullable<ForkOptions['values']>, readonly unknown[]>;
