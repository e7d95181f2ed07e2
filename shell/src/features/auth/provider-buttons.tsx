// Starts an OAuth flow: a full-page redirect, because the provider shows its own page.
import { descriptorOf, PROVIDER_NAMES, providerRedirects, type Provider } from '@segue/contract';
import { $providers, $runtimeConfig } from '@segue/kernel/state';
import { ProviderLogo, Spinner, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { returnPath } from '../../platform/guards';
import { listen } from '../../platform/listen';
import { Divider, useInvite } from './auth-card';

export function ProviderButtons() {
  const [{ apiBase }, configured] = useUnit([$runtimeConfig, $providers]);
  const providers = configured.filter((provider) => descriptorOf(provider).login === 'oauth');
  const wanted = returnPath(useLocation().state);
  const invite = useInvite();
  const [redirectingTo, setRedirectingTo] = useState<Provider | null>(null);
  // The page may be restored from the back/forward cache with the button still busy.
  useEffect(() => listen(window, ['pageshow'], () => setRedirectingTo(null)), []);

  if (providers.length === 0) return null;
  return (
    <>
      <Buttons>
        {providers.map((provider) => (
          <Continue
            key={provider}
            role="button"
            href={addressOf(apiBase, provider, {
              ...(wanted && { returnTo: wanted }),
              ...(invite && { invite }),
            })}
            aria-disabled={provider === redirectingTo || undefined}
            aria-busy={provider === redirectingTo || undefined}
            onClick={(event) => {
              if (provider === redirectingTo) return event.preventDefault();
              if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setRedirectingTo(provider);
            }}
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              event.currentTarget.click();
            }}
          >
            {provider === redirectingTo ? <Spinner /> : <ProviderLogo provider={provider} />}
            <span>{`Continue with ${PROVIDER_NAMES[provider]}`}</span>
          </Continue>
        ))}
      </Buttons>
      <Divider />
    </>
  );
}

function addressOf(apiBase: string, provider: Provider, query: Record<string, string>): string {
  const search = String(new URLSearchParams(query));
  return apiBase.replace(/\/$/, '') + providerRedirects.signIn(provider) + (search && `?${search}`);
}

const Buttons = styled.div`
  display: grid;
  gap: ${t('space.3')};
`;
const Continue = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 48px;
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  color: ${t('colors.text')};
  font-weight: ${t('fontWeights.medium')};
  transition: background-color ${t('motion.hover')};

  &:hover {
    background: ${t('colors.hover')};
    text-decoration: none;
  }
`;
