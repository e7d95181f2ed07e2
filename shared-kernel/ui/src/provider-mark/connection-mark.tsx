import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ConnectedIcon, NotConnectedIcon } from '../icons/icons';
import { t } from '../theme';

/** A text that says whether an account is connected, with a mark before it; the shapes differ, not only the colors. */
export function ConnectionText({ isConnected, children }: { isConnected: boolean; children: ReactNode }) {
  return (
    <Text data-connected={isConnected}>
      {isConnected ? <ConnectedIcon /> : <NotConnectedIcon />}
      <span>{children}</span>
    </Text>
  );
}

const Text = styled.span`
  display: flex;
  gap: 0.45em;
  > svg {
    flex: none;
    /* In the middle of the first line. */
    height: 1lh;
    color: ${t('colors.muted')};
  }
  &[data-connected='true'] > svg {
    color: ${t('colors.success')};
  }
`;
