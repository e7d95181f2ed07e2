// All keyboard shortcuts: what each does and its keys. The handlers and the list on screen are made from it.

type Entry = {
  /** Its heading in the list. */
  group: 'Playback' | 'Queue' | 'Search and page';
  does: string;
  /** Each way to press it, as it is shown; the last key is the one that is not held. */
  keys: readonly (readonly string[])[];
  /** What must be there for the shortcut to have a use. */
  needs?: 'track' | 'queue' | 'change' | 'undone-change' | 'window';
  /** Holding the key down repeats it. */
  repeats?: true;
};

const TABLE = {
  'toggle-playback': { group: 'Playback', does: 'Play or pause', keys: [['Space']], needs: 'track' },
  next: { group: 'Playback', does: 'Next track', keys: [['Ctrl', '→']], needs: 'queue' },
  previous: { group: 'Playback', does: 'Previous track', keys: [['Ctrl', '←']], needs: 'queue' },
  forward: {
    group: 'Playback',
    does: '5 seconds forward',
    keys: [['Shift', '→']],
    needs: 'track',
    repeats: true,
  },
  back: { group: 'Playback', does: '5 seconds back', keys: [['Shift', '←']], needs: 'track', repeats: true },
  louder: { group: 'Playback', does: 'Volume up', keys: [['Shift', '↑']], needs: 'track', repeats: true },
  quieter: { group: 'Playback', does: 'Volume down', keys: [['Shift', '↓']], needs: 'track', repeats: true },
  'toggle-mute': { group: 'Playback', does: 'Mute', keys: [['M']], needs: 'track' },
  'toggle-shuffle': { group: 'Playback', does: 'Shuffle', keys: [['S']], needs: 'queue' },
  'cycle-repeat': { group: 'Playback', does: 'Repeat', keys: [['R']], needs: 'track' },
  like: { group: 'Playback', does: 'Add the current song to favorites', keys: [['L']], needs: 'track' },
  'show-now-playing': { group: 'Search and page', does: 'Now playing', keys: [['F']], needs: 'track' },
  'mini-player': { group: 'Search and page', does: 'Mini-player', keys: [['P']], needs: 'window' },
  'stop-after': { group: 'Playback', does: 'Stop after this track', keys: [['T']], needs: 'track' },
  'toggle-queue': { group: 'Queue', does: 'Open or close the queue', keys: [['Ctrl', 'Q'], ['Q']] },
  undo: { group: 'Queue', does: 'Undo last change', keys: [['Ctrl', 'Z']], needs: 'change' },
  redo: {
    group: 'Queue',
    does: 'Redo last change',
    keys: [
      ['Ctrl', 'Shift', 'Z'],
      ['Ctrl', 'Y'],
    ],
    needs: 'undone-change',
  },
  search: { group: 'Search and page', does: 'Search', keys: [['/'], ['Ctrl', 'K']] },
  'show-shortcuts': { group: 'Search and page', does: 'Show this list', keys: [['?'], ['Ctrl', '/']] },
} satisfies Record<string, Entry>;

export type Shortcut = keyof typeof TABLE;
export const SHORTCUTS: Readonly<Record<Shortcut, Entry>> = TABLE;
