import { screens } from '@segue/contract/screens';
import { ArrowLeftIcon, t } from '@segue/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export function BackLink({ to = screens.playlists, label = 'Playlists' }: { to?: string; label?: string }) {
  return (
    <Back to={to}>
      <ArrowLeftIcon /> {label}
    </Back>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${t('space.2')};
  /* Not in the head of a list. */
  :not(p) > & {
    margin-bottom: ${t('space.5')};
  }
  color: ${t('colors.muted')};
`;
