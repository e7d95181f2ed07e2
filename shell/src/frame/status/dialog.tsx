// What works and what failed, per provider, with a way to try again.
import {
  PROVIDER_NAMES,
  providerRedirects,
  PROVIDERS,
  type Connections,
  type Provider,
} from '@segue/contract';
import { send } from '@segue/event-bus';
import { $diagnostics, $isMember, $runtimeConfig, type Diagnostic } from '@segue/stores';
import { Button, formatRelativeTime, ProviderMark, t } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { $connections, connectionsWanted } from './connections';
import { statusClosed } from './model';

const SHOWN_FAILURES = 5;

export function StatusDialog() {
  const [diagnostics, close, ask] = useUnit([$diagnostics, statusClosed, connectionsWanted]);
  useEffect(() => ask(), [ask]);
  const others = diagnostics.filter(({ area }) => !PROVIDERS.some((provider) => provider === area));
  return (
    <Dialog title="Status" onClose={() => close()}>
      {PROVIDERS.map((provider) => (
        <ProviderStatus
          key={provider}
          provider={provider}
          failures={diagnostics.filter(({ area }) => area === provider)}
        />
      ))}
      <Section aria-label="Everything else">
        <Head>Everything else</Head>
        <Failures failures={others} />
      </Section>
    </Dialog>
  );
}

type ProviderStatusProps = { provider: Provider; failures: readonly Diagnostic[] };

function ProviderStatus({ provider, failures }: ProviderStatusProps) {
  const [isMember, connections, { apiBase }] = useUnit([$isMember, $connections, $runtimeConfig]);
  return (
    <Section aria-label={PROVIDER_NAMES[provider]}>
      <Head>
        <ProviderMark provider={provider} />
      </Head>
      <p>{connectionOf(provider, isMember, connections)}</p>
      <Failures failures={failures} />
      <Actions>
        <Button size="small" onClick={retry}>
          Retry
        </Button>
        {isMember ? (
          <Button
            size="small"
            variant="ghost"
            onClick={() => window.location.assign(apiBase + providerRedirects.connect(provider))}
          >
            {connections?.[provider].connected === false ? 'Connect' : 'Reconnect'}
          </Button>
        ) : null}
      </Actions>
    </Section>
  );
}

function retry() {
  send('session/refresh');
}

function connectionOf(provider: Provider, isMember: boolean, connections: Connections | null): string {
  if (!isMember) return 'Not connected. Sign in to connect an account.';
  if (!connections) return 'Looking up the connection.';
  const { connected, displayName } = connections[provider];
  if (!connected) return 'Not connected.';
  const name = displayName ? `Connected as ${displayName}` : 'Connected';
  if (provider === 'soundcloud') return `${name}.`;
  return `${name}, ${connections.spotify.premiumAccount ? 'with' : 'without'} Premium.`;
}

function Failures({ failures }: { failures: readonly Diagnostic[] }) {
  const [now] = useState(() => Date.now());
  if (failures.length === 0) return <Quiet>No failures since the page was opened.</Quiet>;
  return (
    <List>
      {failures.slice(-SHOWN_FAILURES).map(({ at, message }, index) => (
        <li key={`${at}-${index}`}>
          {message} <Quiet as="span">{formatRelativeTime(at, now)}</Quiet>
        </li>
      ))}
    </List>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${t('space.2')};
  font-size: 0.875rem;
  overflow-wrap: anywhere;

  & + & {
    padding-top: ${t('space.5')};
    border-top: 1px solid ${t('colors.hairline')};
  }
`;
const Head = styled.h3`
  font-size: ${t('fontSizes.body')};
`;
const Quiet = styled.p`
  color: ${t('colors.muted')};
`;
const List = styled.ul`
  display: grid;
  gap: ${t('space.1')};
`;
const Actions = styled.div`
  display: flex;
  gap: ${t('space.2')};
`;
