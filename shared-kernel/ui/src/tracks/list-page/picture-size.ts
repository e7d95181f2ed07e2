import { media } from '@segue/ui';
import { css } from 'styled-components';

export const pictureSize = css`
  --picture: 7rem;
  &[data-round] {
    --picture: 7.5rem;
  }
  ${media.content.tablet} {
    &,
    &[data-round] {
      --picture: 10rem;
    }
  }
`;
