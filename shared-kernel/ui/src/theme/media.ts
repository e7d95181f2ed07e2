// Conditions of the screen and the person, as media queries. Queries cannot read CSS variables.
export const breakpoints = { tablet: 768, desktop: 1200 } as const;

export const media = {
  phone: `@media (max-width: ${breakpoints.tablet - 0.02}px)`,
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  desktop: `@media (min-width: ${breakpoints.desktop}px)`,
  /** A finger: nothing hovers, targets must be large. */
  touch: '@media (hover: none)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const;
