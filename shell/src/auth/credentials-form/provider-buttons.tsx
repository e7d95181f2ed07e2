// Continue with a provider: a full-page redirect, because the provider's own page takes over.
import { PROVIDER_NAMES, providerRedirects, PROVIDERS, type Provider } from '@segue/contract';
import { $runtimeConfig } from '@segue/stores';
import { ProviderDot, Spinner, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { wantedPath } from '../../guards';

export function ProviderButtons() {
  const { apiBase } = useUnit($runtimeConfig);
  const wanted = wantedPath(useLocation().state);
  const [leavingFor, setLeavingFor] = useState<Provider | null>(null);
  // Who comes back from the provider may find the page as it was left.
  useEffect(() => {
    const stay = () => setLeavingFor(null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  return (
    <Buttons>
      {PROVIDERS.map((provider) => (
        <Continue
          key={provider}
          type="button"
          disabled={provider === leavingFor}
          aria-busy={provider === leavingFor || undefined}
          onClick={() => {
            setLeavingFor(provider);
            leaveFor(apiBase, provider, wanted);
          }}
        >
          <span aria-hidden>
            {provider === leavingFor ? <Spinner /> : <ProviderDot provider={provider} />}
          </span>
          Continue with {PROVIDER_NAMES[provider]}
        </Continue>
      ))}
    </Buttons>
  );
}

function leaveFor(apiBase: string, provider: Provider, wanted: string | null) {
  const query = wanted ? `?${new URLSearchParams({ returnTo: wanted })}` : '';
  window.location.assign(apiBase.replace(/\/$/, '') + providerRedirects.signIn(provider) + query);
}

const Buttons = styled.div`
  display: grid;
  gap: ${t('space.3')};
`;
const Continue = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 48px;
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  font-weight: ${t('fontWeights.medium')};
  transition: background-color ${t('motion.hover')};

  &:hover {
    background: ${t('colors.hover')};
  }
`;
