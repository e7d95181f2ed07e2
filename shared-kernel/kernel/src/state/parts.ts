// Entry point for the shell's start alone: evaluates this package in several tasks instead of one.

/** In this order; each needs the former ones. What they leave is evaluated with the package itself. */
export const storeParts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager", webpackExports: [] */ './session/api'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './session/model'),
  () => import(/* webpackMode: "eager", webpackExports: [] */ './favorites/model'),
];
