import { media, t } from '@segue/ui';
import styled, { css } from 'styled-components';

const button = css`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${t('space.2')};
  min-width: 36px;
  height: 36px;
  padding: 0 10px;
  border-radius: ${t('radii.control')};
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.semibold')};
  white-space: nowrap;
  &:hover,
  &[aria-expanded='true'] {
    color: ${t('colors.text')};
    background: ${t('colors.selected')};
  }
  &:active {
    transform: scale(0.97);
  }
  ${media.touch} {
    height: ${t('sizes.touch')};
  }
`;
export const ActButton = styled.button`
  ${button}
  &[data-tone='favorite'] svg {
    color: ${t('colors.favorite')};
  }
`;
export const Close = styled.button`
  ${button}
  margin-inline-end: auto;
  color: ${t('colors.text')};
  font-variant-numeric: tabular-nums;
`;
/* The word below the icon. */
const stacked = css`
  flex-direction: column;
  min-width: auto;
  font-size: ${t('fontSizes.label')};
  line-height: 1.2;
  [data-short] {
    font-size: 0;
    &::before {
      content: attr(data-short) / '';
      font-size: ${t('fontSizes.label')};
    }
  }
`;
/* Above the player. */
export const Dock = styled.div`
  pointer-events: none;
`;

export const Bar = styled.div`
  container: selection / inline-size;
  display: flex;
  align-items: center;
  width: min(44rem, 100%);
  margin-inline: auto;
  padding: ${t('space.1')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.button')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  pointer-events: auto;

  &[data-over-head] {
    position: absolute;
    inset: auto 7px ${t('space.1')};
    width: auto;
    height: ${t('sizes.touch')};
    box-shadow: ${t('shadows.lift')};
  }
  &[data-over-head] button {
    @container selection (max-width: 640px) {
      ${stacked}
      flex: 1 1 auto;
      gap: 2px;
      padding: 0 2px;
    }
  }
  /* A toolbar for fingers: the count, and below it equal columns with the words below the icons. */
  ${media.phone} {
    &:not([data-over-head]) {
      flex-wrap: wrap;
      width: auto;
      margin-inline: calc(${t('space.3')} * -1);
      ${Close} {
        flex: 1 0 100%;
        justify-content: start;
      }
      ${ActButton} {
        ${stacked}
        flex: 1 1 15%;
        gap: ${t('space.1')};
        height: auto;
        padding: ${t('space.2')} 0;
      }
    }
  }
`;
