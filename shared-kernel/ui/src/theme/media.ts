// Conditions of the screen and the person, as media queries. Queries cannot read CSS variables.
export const breakpoints = { tablet: 768, desktop: 1200 } as const;

const steps = {
  phone: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
} as const;

export const media = {
  phone: `@media ${steps.phone}`,
  tablet: `@media ${steps.tablet}`,
  desktop: `@media ${steps.desktop}`,
  /**
   * The same steps for what a page shows between header and player. The open queue takes its width from there,
   * so a screen asks for the width of its content, never of the window.
   */
  content: {
    phone: `@container content ${steps.phone}`,
    tablet: `@container content ${steps.tablet}`,
    desktop: `@container content ${steps.desktop}`,
  },
  /** A finger: nothing hovers, targets must be large. */
  touch: '@media (hover: none)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  /** The browser replaces colors by a few of the person's choice; backgrounds and shadows are gone. */
  forcedColors: '@media (forced-colors: active)',
} as const;
