// Global styles: tokens on the root, a reset, focus, motion, scrollbars, selection.
import { createGlobalStyle } from 'styled-components';
import { media } from './media';
import { focusRing } from './mixins';
import { theme } from './theme';
import { t, tokenDeclarations } from './token';

/** Rendered once, by the shell, which also declares the font faces. */
export const GlobalStyle = createGlobalStyle`
  :root { ${tokenDeclarations(theme)} color-scheme: dark; }
  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: ${t('colors.background')};
    scrollbar-color: ${t('colors.outline')} transparent;
  }
  body {
    margin: 0;
    min-height: 100dvh;
    color: ${t('colors.text')};
    font: 400 ${t('fontSizes.body')}/1.45 ${t('fonts.text')};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3 { font-weight: ${t('fontWeights.bold')}; letter-spacing: -0.02em; text-wrap: balance; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  img, svg { display: block; max-width: 100%; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation; }
  button:disabled, [aria-disabled='true'] { cursor: default; }
  a { color: ${t('colors.accent')}; text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  :focus-visible { ${focusRing} }
  :focus:not(:focus-visible) { outline: none; }
  ::placeholder { color: ${t('colors.muted')}; opacity: 1; }
  ::selection { color: ${t('colors.text')}; background: rgba(139, 92, 246, 0.45); }
  [hidden] { display: none !important; }
  ${media.forcedColors} {
    /* Forced colors remove the backgrounds that mark what is selected. */
    [aria-selected='true'], [aria-pressed='true'], [aria-current='page'] {
      forced-color-adjust: none;
      &, * { color: HighlightText !important; }
      background: Highlight !important;
    }
    :disabled, [aria-disabled='true'] { color: GrayText !important; opacity: 1 !important; }
    /* Forced colors also remove shadows, such as the focus ring of a field. */
    :has(> input:focus-visible) { ${focusRing} }
  }
  ${media.stillness} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-property: opacity !important;
    }
  }
`;
