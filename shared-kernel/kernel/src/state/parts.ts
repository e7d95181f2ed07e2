// Entry point for the shell's start alone: evaluates this package in several tasks instead of one.

/** Their order matters: each needs the previous ones. */
export const storeParts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ './session/api'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './session/model'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './favorites/model'),
];
