import { css } from 'styled-components';

/** For titles on phones, where one line holds a few letters. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  white-space: normal;
`;
