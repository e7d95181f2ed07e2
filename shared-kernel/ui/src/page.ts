import styled from 'styled-components';
import { media, t } from './theme';

/** The column of a screen between header and player, with the looks of its one heading. */
export const Page = styled.div`
  width: 100%;
  max-width: ${t('sizes.content')};
  margin: 0 auto;
  h1 {
    font-size: ${t('fontSizes.titleNarrow')};
    font-weight: ${t('fontWeights.heavy')};
    line-height: 1.1;
    letter-spacing: -0.032em;
    ${media.content.tablet} {
      font-size: ${t('fontSizes.title')};
    }
  }
`;
