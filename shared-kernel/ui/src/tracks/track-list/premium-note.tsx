import { PROVIDER_NAMES, type Provider, PROVIDERS, screens, type Track } from '@segue/contract';
import { $playbackRights, playabilityOf } from '@segue/kernel/state';
import { quietText, t } from '@segue/ui';
import { useStoreMap } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/**
 * Says once, for all tracks of a provider in a list, that they need Premium; nothing if they play. `isNamed`: with the
 * provider's name, where no heading names it.
 */
export function PremiumNote({ provider, isNamed = false }: { provider: Provider; isNamed?: boolean }) {
  const need = useStoreMap({
    store: $playbackRights,
    keys: [provider],
    fn: (rights, [one]) => playabilityOf({ provider: one }, rights),
  });
  if (need !== 'needs-sign-in' && need !== 'needs-premium') return null;
  return (
    <Note>
      <span>{isNamed ? `${PROVIDER_NAMES[provider]} needs Premium · ` : 'Needs Premium · '}</span>
      {need === 'needs-sign-in' ? (
        <Link to={screens.signIn}>Sign in</Link>
      ) : (
        <Link to={`${screens.accountSettings}?tab=connections`}>Connections</Link>
      )}
    </Note>
  );
}

/** For a list without a heading per provider. */
export const PremiumNotes = ({ tracks }: { tracks: readonly Track[] }) =>
  PROVIDERS.filter((provider) => tracks.some((track) => track.provider === provider)).map((provider) => (
    <PremiumNote key={provider} provider={provider} isNamed />
  ));

const Note = styled.p`
  && {
    ${quietText}
  }
  line-height: 1.4;
  a {
    font-weight: ${t('fontWeights.bold')};
    white-space: nowrap;
  }
`;
