import { oneLine, t } from '@segue/ui';
import styled, { css } from 'styled-components';
import { lineClamp } from '../../platform/line-clamp';

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

/** The mark of the service, and the artists in one line. */
export const Artists = styled.span`
  display: flex;
  align-items: center;
  gap: ${t('marks.gap')};
  min-width: 0;
  > span {
    ${oneLine}
  }
`;

/** For titles where one line holds a few letters. */
export const twoLines = css`
  ${lineClamp(2)}
  white-space: normal;
`;
