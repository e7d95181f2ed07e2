/** Searches that both services answer with tracks. */
export const EXAMPLE_SEARCHES = [
  'late night',
  'ambient',
  'dub techno',
  'night swim',
  'rain',
  'jazz',
] as const;
