// The ways to sign in besides a password. Each starts an OAuth flow: a full-page redirect, because the provider shows its own page.
import { OPEN_ID, PROVIDER_NAMES, providerRedirects, SIGN_IN_SERVICES } from '@segue/contract';
import { $providers, $runtimeConfig, $session } from '@segue/kernel/state';
import { ProviderLogo, quietText, Spinner, t, UserIcon } from '@segue/ui';
import { FormErrorPanel } from '@segue/ui/form';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { returnPath } from '../../platform/guards';
import { listen } from '../../platform/listen';
import { useInvite } from './auth-card';

const PROXY_ADVICE = 'Log in at the page in front of this site, then reload this one.';

export function ProviderButtons() {
  const [config, configured, session] = useUnit([$runtimeConfig, $providers, $session]);
  const { apiBase, openIdName, passwordSignIn = true } = config;
  const services = SIGN_IN_SERVICES.filter((service) =>
    service === OPEN_ID ? openIdName !== undefined : configured.includes(service),
  );
  const isProxyOnly = services.length === 0 && !passwordSignIn;
  // Why the user whom a proxy names is not signed in.
  const proxyRefusal = session.status === 'signed-out' ? session.refusal : undefined;
  const refusal = proxyRefusal ?? (isProxyOnly ? PROXY_ADVICE : null);
  const returnTo = returnPath(useLocation().state);
  const invite = useInvite();
  const query = String(new URLSearchParams({ ...(returnTo && { returnTo }), ...(invite && { invite }) }));
  const base = apiBase.replace(/\/$/, '');
  const [redirectingTo, setRedirectingTo] = useState<string | null>(null);
  // The page may be restored from the back/forward cache with the button still busy.
  useEffect(() => listen(window, ['pageshow'], () => setRedirectingTo(null)), []);

  if (services.length === 0 && refusal === null) return null;
  return (
    <>
      {refusal !== null ? <FormErrorPanel role="alert">{refusal}</FormErrorPanel> : null}
      <Buttons>
        {services.map((provider) => (
          <Continue
            key={provider}
            role="button"
            href={base + providerRedirects.signIn(provider) + (query && `?${query}`)}
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
            {provider === redirectingTo ? <Spinner /> : <Mark service={provider} />}
            <span>{`Continue with ${PROVIDER_NAMES[provider]}`}</span>
          </Continue>
        ))}
      </Buttons>
      {passwordSignIn ? <Or role="separator">or</Or> : null}
    </>
  );
}

const Mark = ({ service }: { service: (typeof SIGN_IN_SERVICES)[number] }) =>
  service === OPEN_ID ? <UserIcon /> : <ProviderLogo provider={service} />;

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
const Or = styled.div`
  ${quietText}
  display: flex;
  align-items: center;
  gap: ${t('space.3')};

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${t('colors.hairline')};
  }
`;
