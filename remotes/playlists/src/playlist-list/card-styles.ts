// The layout of a card in the grid of playlists.
import { media, t } from '@segue/ui';
import styled from 'styled-components';

const TEXT_HEIGHT = '58px';

/** Shown with a pointer over the card or the focus in it; always where there is no pointer. */
export const Actions = styled.div`
  position: absolute;
  inset-inline-end: 10px;
  bottom: 10px;
  @container content (max-width: 479.98px) {
    bottom: 7px;
  }
  display: flex;
  align-items: center;
  gap: ${t('space.1')};
  height: ${TEXT_HEIGHT};
  color: ${t('colors.muted')};
  ${media.hover} {
    opacity: 0;
    transition: opacity ${t('motion.hover')};
  }
  /* Without a play button: below the others of its kind. */
  ${media.touch} {
    > :only-child {
      margin-inline-end: 48px;
    }
  }
`;
export const CardText = styled.div`
  min-width: 0;
  min-height: ${TEXT_HEIGHT};
  /* Room for the buttons. */
  ${media.touch} {
    padding-inline-end: 84px;
  }
`;
export const Card = styled.li`
  position: relative;
  min-width: 0;
  padding: 10px;
  border-radius: ${t('radii.field')};
  @container content (max-width: 479.98px) {
    padding-block: 7px;
  }
  transition: background-color ${t('motion.hover')};
  &:hover,
  &:focus-within {
    background: ${t('colors.hover')};
  }
  &:hover ${Actions}, &:focus-within ${Actions} {
    opacity: 1;
  }
  ${media.hover} {
    &:hover ${CardText}, &:focus-within ${CardText} {
      padding-inline-end: 84px;
    }
  }
`;
/** What a card shows: the cover above the words; in a narrow list before them. */
export const CardContent = styled.div`
  display: grid;
  gap: ${t('space.3')};
  @container content (max-width: 479.98px) {
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: center;
  }
`;
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
