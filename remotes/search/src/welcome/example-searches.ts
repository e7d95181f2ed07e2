/** Searches that both services answer with tracks. */
export const EXAMPLE_SEARCHES = ['ambient', 'late night', 'harbour', 'live session', 'piano', 'remix'] as const;
