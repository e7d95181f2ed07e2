import { css } from 'styled-components';

/** At most so many lines, cut with an ellipsis. */
export const lineClamp = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;
