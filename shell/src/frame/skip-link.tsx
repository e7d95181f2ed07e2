import { t } from '@segue/ui';
import styled from 'styled-components';
import { CONTENT_ID } from './route-change';

export function SkipLink() {
  return <Skip href={`#${CONTENT_ID}`}>Skip to content</Skip>;
}

const Skip = styled.a`
  position: fixed;
  left: ${t('space.4')};
  top: ${t('space.3')};
  z-index: ${t('layers.notice')};
  padding: ${t('space.3')} ${t('space.4')};
  border-radius: ${t('radii.control')};
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.text')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;
