import { CheckIcon, t } from '@segue/ui';
import styled from 'styled-components';

/** Whether a row is chosen, for the eye: its button says so to screen readers. */
export function Check({ isChosen }: { isChosen: boolean }) {
  return (
    <Circle className="check" data-on={isChosen || undefined} aria-hidden="true">
      {isChosen && <CheckIcon size={14} />}
    </Circle>
  );
}

const Circle = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 2px solid ${t('colors.muted')};
  border-radius: 50%;
  background: ${t('colors.background')};
  color: ${t('colors.onAccent')};
  pointer-events: none;
  &[data-on] {
    border-color: ${t('colors.accentStrong')};
    background: ${t('colors.accentStrong')};
  }
`;
