import { t } from '@segue/ui';
import styled from 'styled-components';
import { CONTENT_ID, PLAYER_ID, QUEUE_ID } from '../../platform/landmarks';

/** Links that only the keyboard shows: to the content, and to the player and the queue while they are there. */
export function SkipLinks({ hasPlayer, hasQueue }: { hasPlayer: boolean; hasQueue: boolean }) {
  return (
    <>
      <Skip href={`#${CONTENT_ID}`}>Skip to content</Skip>
      {hasPlayer ? <Skip href={`#${PLAYER_ID}`}>Skip to player</Skip> : null}
      {hasQueue ? <Skip href={`#${QUEUE_ID}`}>Skip to queue</Skip> : null}
    </>
  );
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
  transform: translateY(-200%);

  &:focus {
    box-shadow: ${t('shadows.floating')};
    transform: none;
  }
`;
