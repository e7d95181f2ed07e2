// The look of the product as data: every colour, distance, size, depth and duration has its name here.
export const theme = {
  colors: {
    background: '#0f172a',
    /** Under text that stands on a light control. */
    ink: '#0f172a',
    surface: 'rgba(30, 41, 59, 0.55)',
    /** What a surface's content fades into. */
    surfaceEnd: 'rgba(22, 32, 51, 0.94)',
    raised: 'rgba(51, 65, 85, 0.55)',
    /** For layers that float over content: menus, popovers, dialogs. */
    floating: '#1a2439',
    header: 'rgba(15, 23, 42, 0.72)',
    queue: 'rgba(15, 23, 42, 0.78)',
    player: 'rgba(11, 18, 32, 0.86)',
    scrim: 'rgba(2, 6, 23, 0.66)',
    hairline: 'rgba(148, 163, 184, 0.14)',
    outline: 'rgba(148, 163, 184, 0.28)',
    hover: 'rgba(148, 163, 184, 0.09)',
    selected: 'rgba(148, 163, 184, 0.14)',
    rail: 'rgba(148, 163, 184, 0.24)',
    text: '#f1f5f9',
    /** A light control under the pointer, and knobs. */
    bright: '#ffffff',
    /** Text of second rank that is not quite muted: badges, bar icons. */
    soft: '#cbd5e1',
    muted: '#94a3b8',
    /** Figures: times and counts. */
    faint: '#8896ad',
    /** Lines of drawings and grips; never words. */
    ghost: '#64748b',
    /** Focus and links. */
    accent: '#a78bfa',
    /** The one primary button; dark enough for white words. */
    accentStrong: '#8355f2',
    accentPressed: '#7442ea',
    accentGlow: 'rgba(139, 92, 246, 0.16)',
    onAccent: '#ffffff',
    favorite: '#f472b6',
    danger: '#f87171',
    dangerStrong: '#dc2626',
    dangerSurface: 'rgba(248, 113, 113, 0.1)',
    success: '#4ade80',
    warning: '#fbbf24',
    spotify: '#1ed760',
    soundcloud: '#ff7a3d',
    blobViolet: '#7c3aed',
    blobSky: '#0ea5e9',
    blobPink: '#db2777',
  },
  /** Multiples of 4 px. */
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    7: '28px',
    8: '32px',
    10: '40px',
    11: '44px',
    12: '48px',
    16: '64px',
  },
  radii: {
    cover: '4px',
    control: '8px',
    row: '10px',
    field: '14px',
    card: '18px',
    pill: '999px',
  },
  fontSizes: {
    title: '2.5rem',
    titleNarrow: '1.8125rem',
    section: '1.0625rem',
    body: '0.9375rem',
    secondary: '0.8125rem',
    label: '0.6875rem',
  },
  fontWeights: { regular: '400', medium: '550', bold: '650', heavy: '750' },
  fonts: {
    text: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif",
  },
  motion: {
    hover: '120ms ease-out',
    panel: '200ms ease-out',
    /** Only for the colour that passes from one provider to the other. */
    handOff: '400ms ease-out',
  },
  sizes: {
    gutter: '40px',
    gutterNarrow: '16px',
    content: '65rem',
    header: '64px',
    player: '92px',
    playerNarrow: '72px',
    playerCollapsed: '56px',
    queue: '20rem',
    queueWide: '24rem',
    column: '24rem',
    cover: '48px',
    coverBar: '60px',
    control: '32px',
    /** Smallest target of a finger. */
    touch: '44px',
    field: '52px',
  },
  shadows: {
    floating: '0 18px 48px -12px rgba(2, 6, 23, 0.7), 0 2px 8px rgba(2, 6, 23, 0.4)',
    knob: '0 1px 6px rgba(0, 0, 0, 0.5)',
    glow: '0 8px 24px -8px rgba(131, 85, 242, 0.7)',
  },
  blurs: { header: 'blur(16px)', queue: 'blur(18px)', player: 'blur(22px)' },
  layers: {
    backdrop: '-1',
    content: '0',
    header: '20',
    queue: '30',
    player: '40',
    nowPlaying: '45',
    popup: '50',
    dialog: '60',
    notice: '70',
  },
} as const;

export type Theme = typeof theme;

declare module 'styled-components' {
  // The one augmentation of the product: `props.theme` is this theme everywhere.
  export interface DefaultTheme extends Theme {}
}
