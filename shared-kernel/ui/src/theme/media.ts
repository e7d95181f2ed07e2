// Media queries. They are constants because media queries cannot read CSS variables.
const steps = (tablet: number, desktop: number) => ({
  phone: `(max-width: ${tablet - 0.02}px)`,
  tablet: `(min-width: ${tablet}px)`,
  desktop: `(min-width: ${desktop}px)`,
});
const ofWindow = steps(768, 1200);
const ofContent = steps(600, 900);

export const media = {
  phone: `@media ${ofWindow.phone}`,
  tablet: `@media ${ofWindow.tablet}`,
  desktop: `@media ${ofWindow.desktop}`,
  /**
   * Container queries for the content between header and player. The open queue makes the content narrower, so a
   * screen depends on the width of its content, never of the window: under 600 px phone rows, from 720 px two lists
   * beside one another, from 900 px the wide form of everything else.
   */
  content: {
    phone: `@container content ${ofContent.phone}`,
    tablet: `@container content ${ofContent.tablet}`,
    columns: '@container content (min-width: 720px)',
    desktop: `@container content ${ofContent.desktop}`,
  },
  /** Touch screens: no hover, large targets, no keyboard. */
  touch: '@media (hover: none), (pointer: coarse)',
  hover: '@media (hover: hover) and (pointer: fine)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  /** The user's colors replace ours (Windows contrast themes); backgrounds and shadows are gone. */
  forcedColors: '@media (forced-colors: active)',
} as const;
