// Names of the theme tokens; their values are in theme.css. Imported as a type only, so they cost no bytes.
export const tokens = {
  /** Of these two the scheme in use has no value, so the fallback of `var()` is taken; the other is empty. See `lightDark`. */
  schemes: ['light', 'dark'],
  colors: [
    'background',
    /** Surfaces that lie on the page: cards and fields. */
    'card',
    'cardRaised',
    /** The color into which the content of a card fades. */
    'cardEnd',
    /** The player bar. */
    'deep',
    /** The queue. */
    'panel',
    /** Layers that float over content: menus, popovers, dialogs, toasts. */
    'floating',
    'scrim',
    'hairline',
    'outline',
    'hover',
    'selected',
    /** A selected or quiet control under the pointer. */
    'selectedHover',
    'rail',
    'text',
    /** Text of second rank that is not quite muted: badges, bar icons, words on a tint. */
    'soft',
    'muted',
    /** Figures: times and counts. */
    'faint',
    /** Lines of drawings, grips and resting "more" buttons; never words. */
    'ghost',
    /** Focus and links. */
    'accent',
    /** The one primary button of a region; dark enough for white words. */
    'accentStrong',
    'accentPressed',
    'accentGlow',
    'onAccent',
    /** A primary button that waits for input. */
    'accentIdle',
    'onAccentIdle',
    'favorite',
    'danger',
    'dangerStrong',
    'dangerPressed',
    'dangerSurface',
    'success',
    'warning',
    'warningSurface',
    'warningLine',
    /** The round play button. */
    'playBackground',
    'playBackgroundHover',
    'playForeground',
    /** The knob of a slider. */
    'knob',
    'textSelection',
  ],
  gradients: [
    /** The page's light. */
    'backdrop',
    'backdropNarrow',
    /** A missing cover. */
    'cover',
    'avatar',
  ],
  /**
   * The mark of a service before its name: a dot or a square, or the official logo in white or black where the page has
   * the services' own credentials (`data-official-marks` on the root element).
   */
  marks: [
    'size',
    /** To the text beside it: half of the official logo's height. */
    'gap',
    'color',
  ],
  /** Multiples of 4 px. */
  space: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 16],
  radii: ['cover', 'control', 'row', 'button', 'field', 'menu', 'card', 'sheet', 'pill'],
  fontSizes: [
    'title',
    'titleNarrow',
    'nowPlaying',
    'sheet',
    'card',
    'section',
    'body',
    'tile',
    'secondary',
    'small',
    'label',
    'badge',
  ],
  fontWeights: ['regular', 'medium', 'semibold', 'bold', 'heavy'],
  fonts: ['text'],
  motion: [
    'press',
    'hover',
    'panel',
    /** The now-playing view. */
    'view',
    /** Only for the color that passes from one provider to the other. */
    'handOff',
  ],
  sizes: [
    /** Least distance from the window's edge. */
    'gutter',
    /** The left and right padding of header, footer and bar: they align with the content, also in a wide window. */
    'edge',
    'content',
    /** Forms and running text. */
    'reading',
    'header',
    'player',
    'playerNarrow',
    'playerCollapsed',
    'queue',
    'queueWide',
    'column',
    'menu',
    'cover',
    'row',
    'rowNarrow',
    'coverBar',
    'control',
    /** Smallest target of a finger. */
    'touch',
    'field',
  ],
  shadows: [
    /** Layers that float over content. */
    'floating',
    /** Covers and cards that are raised a little. */
    'lift',
    'knob',
    'glow',
  ],
  layers: ['backdrop', 'content', 'header', 'queue', 'player', 'nowPlaying', 'popup', 'dialog', 'notice'],
} as const;
