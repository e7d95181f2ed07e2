import { t } from '@segue/ui';
import styled from 'styled-components';
import { css } from 'styled-components';

/** The round mark of what a press plays or pauses. */
export const PlayCircle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${t('colors.playBackground')};
  color: ${t('colors.playForeground')};
  transition: transform ${t('motion.hover')};
`;

/** For titles on phones, where one line holds a few letters. */
export const twoLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  white-space: normal;
`;
