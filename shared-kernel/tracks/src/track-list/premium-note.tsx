import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { $playbackRights, playabilityOf } from '@segue/stores';
import { quietText, t } from '@segue/ui';
import { useStoreMap } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = {
  provider: Provider;
  /** A link for visitors. */
  signIn?: ReactNode;
};

/** Says once, for all tracks of a provider in a list, that they need Premium; nothing where they play. */
export function PremiumNote({ provider, signIn }: Props) {
  const need = useStoreMap({
    store: $playbackRights,
    keys: [provider],
    fn: (rights, [one]) => playabilityOf({ provider: one }, rights),
  });
  if (need !== 'needs-sign-in' && need !== 'needs-premium') return null;
  return (
    <Note>
      Needs {PROVIDER_NAMES[provider]} Premium
      {need === 'needs-sign-in' && signIn && <> · {signIn}</>}
    </Note>
  );
}

const Note = styled.p`
  ${quietText}
  line-height: 1.4;
  a {
    font-weight: ${t('fontWeights.bold')};
    white-space: nowrap;
  }
`;
