import { APP_NAME, descriptorOf, PROVIDER_NAMES, screens, type Provider } from '@segue/contract';
import { connectionEndText } from '@segue/contract/connection-end';
import { providerRedirects } from '@segue/contract/screens';
import { $providers, $runtimeConfig } from '@segue/kernel/state';
import { $diagnostics } from '@segue/kernel/state/ports';
import { Button, ProviderMark, t, WarningIcon } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { $known, failureOf, stateOf } from './provider-status';
import { retryFx, StatusGate } from './retry';

const CONNECTIONS = `${screens.accountSettings}?tab=connections`;

export function StatusDialog({ onClose }: { onClose: () => void }) {
  const [diagnostics, providers] = useUnit([$diagnostics, $providers]);
  useGate(StatusGate);
  const failure = failureOf(diagnostics, null);
  return (
    <Dialog title="Status" onClose={onClose}>
      {providers.map((provider) => (
        <ProviderLine key={provider} provider={provider} failure={failureOf(diagnostics, provider)} />
      ))}
      <Line aria-label={APP_NAME}>
        <h3>{APP_NAME}</h3>
        <Sentence isWarning={failure !== null}>{failure ?? 'No problems'}</Sentence>
      </Line>
    </Dialog>
  );
}

function ProviderLine({ provider, failure }: { provider: Provider; failure: string | null }) {
  const [{ apiBase }, known, retry] = useUnit([$runtimeConfig, $known, retryFx]);
  const [retried, setRetried] = useState<'no' | 'checking' | 'done'>('no');
  const isChecking = retried === 'checking';
  const ending = known.isMember ? connectionEndText(provider, known.connections, Date.now()) : null;
  const problem = ending ?? failure;
  const name = PROVIDER_NAMES[provider];
  const isOAuth = descriptorOf(provider).login === 'oauth';
  return (
    <Line aria-label={name}>
      <h3>
        <ProviderMark provider={provider} />
      </h3>
      <Sentence isWarning={!isChecking && problem !== null}>
        {isChecking ? 'Checking…' : (problem ?? stateOf(provider, known))}
      </Sentence>
      {ending ? (
        <Button
          size="small"
          aria-label={`Reconnect ${name}`}
          onClick={() =>
            window.location.assign(isOAuth ? apiBase + providerRedirects.connect(provider) : CONNECTIONS)
          }
        >
          Reconnect
        </Button>
      ) : failure !== null || retried !== 'no' ? (
        <Button
          size="small"
          aria-label={`Retry ${name}`}
          // Not removed after the check: the user who pressed it would lose the focus.
          busy={isChecking}
          onClick={() => {
            setRetried('checking');
            void retry(provider).finally(() => setRetried('done'));
          }}
        >
          Retry
        </Button>
      ) : null}
    </Line>
  );
}

function Sentence({ isWarning, children }: { isWarning: boolean; children: string }) {
  return (
    <p role="status" dir="auto">
      {isWarning ? <WarningIcon size={16} /> : null}
      <span>{children}</span>
    </p>
  );
}

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${t('space.3')};
  min-height: ${t('sizes.touch')};
  font-size: ${t('fontSizes.tile')};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${t('colors.hairline')};
  }
  h3 {
    flex: 0 0 7.5rem;
    font-size: ${t('fontSizes.body')};
    letter-spacing: -0.01em;
  }
  p {
    display: flex;
    flex: 1 1 12rem;
    gap: ${t('space.2')};
    padding-block: ${t('space.2')};
    color: ${t('colors.muted')};
  }
  svg {
    flex: none;
  }
  p > svg {
    margin-top: 2px;
    color: ${t('colors.warning')};
  }
`;
