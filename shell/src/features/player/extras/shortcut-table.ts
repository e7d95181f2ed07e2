// All keyboard shortcuts: what each does and its keys. The handlers and the list on screen are made from it.

type Entry = {
  does: string;
  /** Each way to press it, as it is shown; the last key is the one that is not held. */
  keys: readonly (readonly string[])[];
  /** What must be there for the shortcut to have a use. */
  needs?: 'track' | 'queue' | 'change' | 'undone-change' | 'window';
  /** Holding the key down repeats it. */
  repeats?: true;
};

const TABLE = {
  'toggle-playback': { does: 'Play or pause', keys: [['Space']], needs: 'track' },
  next: { does: 'Next track', keys: [['Ctrl', '→']], needs: 'queue' },
  previous: { does: 'Previous track', keys: [['Ctrl', '←']], needs: 'queue' },
  forward: { does: '5 seconds forward', keys: [['Shift', '→']], needs: 'track', repeats: true },
  back: { does: '5 seconds back', keys: [['Shift', '←']], needs: 'track', repeats: true },
  louder: { does: 'Volume up', keys: [['Shift', '↑']], needs: 'track', repeats: true },
  quieter: { does: 'Volume down', keys: [['Shift', '↓']], needs: 'track', repeats: true },
  'toggle-mute': { does: 'Mute', keys: [['M']], needs: 'track' },
  'toggle-shuffle': { does: 'Shuffle', keys: [['S']], needs: 'queue' },
  'cycle-repeat': { does: 'Repeat', keys: [['R']], needs: 'track' },
  like: { does: 'Like the current song', keys: [['L']], needs: 'track' },
  'show-now-playing': { does: 'Now playing', keys: [['F']], needs: 'track' },
  'mini-player': { does: 'Mini-player', keys: [['P']], needs: 'window' },
  'stop-after': { does: 'Stop after this track', keys: [['T']], needs: 'track' },
  'toggle-queue': { does: 'Open or close the queue', keys: [['Ctrl', 'Q'], ['Q']] },
  undo: { does: 'Undo last change', keys: [['Ctrl', 'Z']], needs: 'change' },
  redo: {
    does: 'Redo last change',
    keys: [
      ['Ctrl', 'Shift', 'Z'],
      ['Ctrl', 'Y'],
    ],
    needs: 'undone-change',
  },
  search: { does: 'Search', keys: [['/'], ['Ctrl', 'K']] },
  'show-shortcuts': { does: 'Show this list', keys: [['?']] },
} satisfies Record<string, Entry>;

export type Shortcut = keyof typeof TABLE;
export const SHORTCUTS: Readonly<Record<Shortcut, Entry>> = TABLE;
