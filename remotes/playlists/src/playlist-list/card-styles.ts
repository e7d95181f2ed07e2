// The play button of a playlist's card, and the question that covers it.
import { media, t } from '@segue/ui';
import styled from 'styled-components';

export const PlayCircle = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${t('radii.pill')};
  color: ${t('colors.playForeground')};
  background: ${t('colors.playBackground')};
  transition: transform ${t('motion.hover')};
  &:hover {
    background: ${t('colors.playBackgroundHover')};
    transform: scale(1.05);
  }
  &:active {
    transform: scale(0.97);
  }
  ${media.stillness} {
    transform: none;
  }
  ${media.touch} {
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
    color: ${t('colors.soft')};
    background: none;
  }
`;
/** Covers the words and as much of the cover as it needs, so that the row keeps its height; in a list the whole card. */
export const Question = styled.div`
  position: absolute;
  z-index: 2;
  inset: auto 0 0;
  display: grid;
  align-content: center;
  @container content (max-width: 479.98px) {
    inset: 0 0 auto;
    min-height: 100%;
  }
  padding: ${t('space.3')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.floating')};
  overflow-wrap: anywhere;
  text-align: center;
  text-wrap: balance;
  > * > * {
    justify-content: center;
  }
`;
