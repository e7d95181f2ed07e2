// Starts an OAuth flow: a full-page redirect, because the provider shows its own page.
import { PROVIDER_NAMES, providerRedirects, type Provider } from '@segue/contract';
import { $providers, $runtimeConfig } from '@segue/stores';
import { ProviderLogo, Spinner, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { returnPath } from '../../guards';
import { Divider } from './auth-card';

/** A button for each provider, apart from the form that follows; nothing when no provider is configured. */
export function ProviderButtons() {
  const [{ apiBase }, providers] = useUnit([$runtimeConfig, $providers]);
  const wanted = returnPath(useLocation().state);
  const [redirectingTo, setRedirectingTo] = useState<Provider | null>(null);
  // The page may be restored from the back/forward cache with the button still busy.
  useEffect(() => {
    const reset = () => setRedirectingTo(null);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  if (providers.length === 0) return null;
  return (
    <>
      <Buttons>
        {providers.map((provider) => (
          <Continue
            key={provider}
            type="button"
            disabled={provider === redirectingTo}
            aria-busy={provider === redirectingTo || undefined}
            onClick={() => {
              setRedirectingTo(provider);
              redirectTo(apiBase, provider, wanted);
            }}
          >
            {provider === redirectingTo ? <Spinner /> : <ProviderLogo provider={provider} />}
            Continue with {PROVIDER_NAMES[provider]}
          </Continue>
        ))}
      </Buttons>
      <Divider />
    </>
  );
}

function redirectTo(apiBase: string, provider: Provider, wanted: string | null) {
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
