// Status and latest failures of each provider; Retry and Reconnect where something is wrong.
import {
  APP_NAME,
  descriptorOf,
  PROVIDER_NAMES,
  providerRedirects,
  PROVIDERS,
  screens,
  type Provider,
} from '@segue/contract';
import {
  $areConnectionsLoading,
  $connections,
  $didConnectionsFail,
  $hasSpotifyPremium,
  $isMember,
  $isSignedIn,
  $providers,
  $runtimeConfig,
  $spotifyDevice,
} from '@segue/stores';
import { connectionEndText } from '@segue/contract/connection-end';
import { $diagnostics } from '@segue/stores/ports';
import { Button, ConnectionText, formatRelativeTime, ProviderMark, t, WarningIcon } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { useGate, useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { failureSentences, type ShownFailure } from './failure-sentences';
import { $retries, type Retry, StatusGate, retryFx } from './retry';
import { statusRows } from './status-rows';

const SHOWN_FAILURES = 5;
const RETRY_LABELS: Readonly<Record<Retry, string>> = {
  pending: 'Checking…',
  checked: 'Checked.',
  failed: "Couldn't check.",
};

export function StatusDialog({ onClose }: { onClose: () => void }) {
  const [diagnostics, providers] = useUnit([$diagnostics, $providers]);
  useGate(StatusGate);
  const others = diagnostics.filter(({ area }) => !PROVIDERS.some((provider) => provider === area));
  return (
    <Dialog title="Status" onClose={onClose}>
      {providers.map((provider) => (
        <ProviderStatus
          key={provider}
          provider={provider}
          failures={failureSentences(
            diagnostics.filter(({ area }) => area === provider),
            provider,
          )}
        />
      ))}
      <Section aria-label={APP_NAME}>
        <Head>{APP_NAME}</Head>
        <Failures failures={failureSentences(others)} />
      </Section>
    </Dialog>
  );
}

function ProviderStatus({ provider, failures }: { provider: Provider; failures: readonly ShownFailure[] }) {
  const { apiBase } = useUnit($runtimeConfig);
  const known = useUnit({
    isSignedIn: $isSignedIn,
    isMember: $isMember,
    hasPremium: $hasSpotifyPremium,
    connections: $connections,
    didConnectionsFail: $didConnectionsFail,
    areConnectionsLoading: $areConnectionsLoading,
    device: $spotifyDevice,
  });
  const [now] = useState(() => Date.now());
  const [retries, retry] = useUnit([$retries, retryFx]);
  const retried = retries[provider];
  const isPending = retried === 'pending';
  const name = PROVIDER_NAMES[provider];
  const ending = known.isMember ? connectionEndText(provider, known.connections, now) : null;
  return (
    <Section aria-label={name}>
      <Head>
        <ProviderMark provider={provider} />
      </Head>
      <Rows>
        {statusRows(provider, {
          ...known,
          haveConnectionsFailed: known.didConnectionsFail && !known.areConnectionsLoading,
        }).map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd dir="auto">
              {row.isConnected === undefined ? (
                row.value
              ) : (
                <ConnectionText isConnected={row.isConnected}>{row.value}</ConnectionText>
              )}
            </dd>
          </div>
        ))}
      </Rows>
      {ending ? (
        <List>
          <li>
            <WarningIcon size={16} />
            <span>{ending}</span>
          </li>
        </List>
      ) : null}
      {ending && failures.length === 0 ? null : <Failures failures={failures} />}
      {ending || failures.length > 0 ? (
        <Actions>
          <Button
            size="small"
            aria-label={`Retry ${name}`}
            // Not disabled: that would take the focus away from who pressed it.
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) void retry(provider).catch(() => undefined);
            }}
          >
            Retry
          </Button>
          {ending ? (
            <Button
              size="small"
              variant="ghost"
              aria-label={`Reconnect ${name}`}
              onClick={() =>
                window.location.assign(
                  descriptorOf(provider).login === 'oauth'
                    ? apiBase + providerRedirects.connect(provider)
                    : `${screens.accountSettings}?tab=connections`,
                )
              }
            >
              Reconnect
            </Button>
          ) : null}
          <Quiet role="status">{retried ? RETRY_LABELS[retried] : null}</Quiet>
        </Actions>
      ) : null}
    </Section>
  );
}

function Failures({ failures }: { failures: readonly ShownFailure[] }) {
  const [now] = useState(() => Date.now());
  if (failures.length === 0) return <Quiet>No problems</Quiet>;
  return (
    <List>
      {failures.slice(-SHOWN_FAILURES).map(({ sentence, at, count }) => (
        <li key={sentence}>
          <WarningIcon size={16} />
          <span>
            <span>{sentence}</span>{' '}
            <Quiet as="span">
              {count > 1
                ? `${count} times, last ${formatRelativeTime(at, now)}`
                : formatRelativeTime(at, now)}
            </Quiet>
          </span>
        </li>
      ))}
    </List>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${t('space.2')};
  font-size: ${t('fontSizes.tile')};
  overflow-wrap: anywhere;

  & + & {
    padding-top: ${t('space.5')};
    border-top: 1px solid ${t('colors.hairline')};
  }
`;
const Head = styled.h3`
  font-size: ${t('fontSizes.body')};
  letter-spacing: -0.01em;
`;
const Quiet = styled.p`
  color: ${t('colors.muted')};
`;
const List = styled.ul`
  display: grid;
  gap: ${t('space.2')};
  padding: ${t('space.3')};
  border-radius: ${t('radii.row')};
  background: ${t('colors.hover')};

  li {
    display: flex;
    gap: ${t('space.2')};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${t('colors.warning')};
  }
`;
const Rows = styled.dl`
  display: grid;
  gap: ${t('space.1')};
  margin: 0;

  div {
    display: grid;
    grid-template-columns: 6rem 1fr;
    gap: ${t('space.2')};
  }
  dt {
    color: ${t('colors.muted')};
  }
  dd {
    margin: 0;
  }
`;
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
`;
