import styled from 'styled-components';
import { ConnectedIcon, NotConnectedIcon } from '../icons/icons';
import { t } from '../theme';

/** Before a text that says whether an account is connected; the shapes differ, not only the colors. */
export function ConnectionMark({ isConnected }: { isConnected: boolean }) {
  return <Mark data-connected={isConnected}>{isConnected ? <ConnectedIcon /> : <NotConnectedIcon />}</Mark>;
}

const Mark = styled.span`
  display: inline-flex;
  margin-inline-end: 0.45em;
  color: ${t('colors.muted')};
  vertical-align: -0.18em;
  &[data-connected='true'] {
    color: ${t('colors.success')};
  }
`;
