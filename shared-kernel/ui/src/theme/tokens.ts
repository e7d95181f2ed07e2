// Names of the theme tokens; their values are in theme.css. Imported as a type only, so they cost no bytes.
export const tokens = {
  /** Of these two the scheme in use has no value, so the fallback of `var()` is taken; the other is empty. See `lightDark`. */
  schemes: ['light', 'dark'],
  colors: [
    'background',
    /** Surfaces on the page: cards and fields. */
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
    /** A selected or quiet control on hover. */
    'selectedHover',
    'rail',
    'text',
    /** Text of second rank that is not quite muted: badges, bar icons, words on a tint. */
    'soft',
    'muted',
    /** Figures: times and counts. */
    'faint',
    /** Lines of drawings, grips and idle "more" buttons; never text. */
    'ghost',
    /** Focus and links. */
    'accent',
    /** The primary button of a region; dark enough for white text. */
    'accentStrong',
    'accentPressed',
    'accentGlow',
    'onAccent',
    /** A primary button that is disabled until there is input. */
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
    /** The light behind the page. */
    'backdrop',
    'backdropNarrow',
    /** A placeholder for a missing cover. */
    'cover',
    'avatar',
  ],
  /**
   * The mark of a service before its name: a dot or a square, or the official logo in white or black where the page has
   * the services' own credentials (`data-official-marks` on the root element).
   */
  marks: [
    'size',
    /** The distance to the text: half of the official logo's height. */
    'gap',
    'color',
  ],
  /** Multiples of 4 px. */
  space: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16],
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
    /** Only for the color change from one provider to the other. */
    'handOff',
  ],
  sizes: [
    /** Least distance from the window's edge. */
    'gutter',
    /** The left and right padding of header, footer and bar: they align with the content, also in a wide window. */
    'edge',
    'content',
    /** The width of forms and running text. */
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
  layers: ['backdrop', 'header', 'queue', 'player', 'nowPlaying', 'popup', 'notice'],
} as const;
