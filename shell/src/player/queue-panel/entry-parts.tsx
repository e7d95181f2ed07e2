import { media, t } from '@segue/ui';
import styled from 'styled-components';

/** Above the first entry of a section. */
export const Heading = styled.h3`
  height: 34px;
  padding: ${t('space.3')} 10px 0;
  font-size: ${t('fontSizes.label')};
  line-height: 1.5;
  letter-spacing: 0.08em;
  text-transform: uppercase;
  color: ${t('colors.faint')};
`;

/** The handle a finger or the keyboard moves an entry by; a mouse takes the entry anywhere. */
export const Grip = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 20px;
  height: 44px;
  border-radius: ${t('radii.control')};
  color: ${t('colors.ghost')};
  cursor: grab;
  touch-action: none;

  &:hover {
    color: ${t('colors.text')};
  }

  ${media.touch} {
    &::before {
      content: '';
      position: absolute;
      inset: -7px -12px;
    }
  }
`;
