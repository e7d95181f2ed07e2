// Media queries. They are constants because media queries cannot read CSS variables.
const breakpoints = { tablet: 768, desktop: 1200 } as const;

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
   * The same breakpoints as container queries for the content between header and player. The open queue makes the
   * content narrower, so a screen depends on the width of its content, never of the window.
   */
  content: {
    phone: `@container content ${steps.phone}`,
    tablet: `@container content ${steps.tablet}`,
    desktop: `@container content ${steps.desktop}`,
  },
  /** Touch screens: no hover, large targets. */
  touch: '@media (hover: none)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  /** The user's colors replace ours (Windows contrast themes); backgrounds and shadows are gone. */
  forcedColors: '@media (forced-colors: active)',
} as const;
