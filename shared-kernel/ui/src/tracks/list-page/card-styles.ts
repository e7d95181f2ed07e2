import { media, oneLine, t } from '@segue/ui';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

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
/** The covers, not the cards around them, align with the edge of the page. */
export const Grid = styled.ul`
  display: grid;
  margin: 0 -10px;
  grid-template-columns: minmax(0, 1fr);
  @container content (min-width: 480px) {
    row-gap: ${t('space.3')};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container content (min-width: 760px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @container content (min-width: 1080px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
/** The content of a card: the cover above the texts; in a narrow list before them. */
export const CardContent = styled.div`
  display: grid;
  gap: ${t('space.3')};
  @container content (max-width: 479.98px) {
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: center;
  }
`;
export const CardLink = styled(Link)`
  display: block;
  border-radius: ${t('radii.control')};
  color: ${t('colors.text')};
  &:hover {
    text-decoration: none;
  }
`;
export const CardName = styled.h2`
  ${oneLine}
  font-size: ${t('fontSizes.body')};
  font-weight: ${t('fontWeights.medium')};
  line-height: 20px;
`;

/** Around a cover that fills it, or a mosaic of them; `data-round` for the picture of an artist. */
export const coverFrame = css`
  overflow: hidden;
  border-radius: ${t('radii.control')};
  &[data-round] {
    border-radius: 50%;
  }
  [data-size] {
    border-radius: 0;
  }
`;
