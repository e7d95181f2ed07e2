// The remotes of this page as a developer or an operator wants to see them.
import { $pageRemotes, type PageRemotes } from '@segue/stores';
import { formatRelativeTime, media, Page, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Fact, RemoteCard } from './remote-card';
import { remoteFacts } from './remote-facts';
import { SharedPackages } from './shared-packages-table';
import { TryForms } from './try-forms';

export function DiagnosticsScreen() {
  const page = useUnit($pageRemotes);
  return (
    <Column aria-busy={page === null}>
      <h1>Diagnostics</h1>
      {page ? <PageFacts page={page} /> : <p>Loading...</p>}
    </Column>
  );
}

function PageFacts({ page: { channel, revision, kernel, remotes, localBuild } }: { page: PageRemotes }) {
  const [now] = useState(() => Date.now());
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const facts = remoteFacts(remotes, resources);
  return (
    <>
      <Facts>
        <Fact name="Channel">{channel}</Fact>
        <Fact name="Registry">{revision || 'none'}</Fact>
        <Fact name="Read">{formatRelativeTime(registryReadAt(resources), now)}</Fact>
        <Fact name="Kernel of this shell">{kernel}</Fact>
      </Facts>
      <section aria-labelledby="diagnostics-remotes">
        <h2 id="diagnostics-remotes">Remotes</h2>
        <Cards>
          {facts.map((remote) => (
            <RemoteCard key={remote.name} remote={remote} shellKernel={kernel} />
          ))}
        </Cards>
        {facts.length === 0 ? <p>The registry names no remotes.</p> : null}
      </section>
      <section aria-labelledby="diagnostics-try">
        <h2 id="diagnostics-try">Try another version</h2>
        <TryForms remotes={facts.map(({ name }) => name)} localBuild={localBuild} />
      </section>
      <section aria-labelledby="diagnostics-shared">
        <h2 id="diagnostics-shared">Shared packages</h2>
        <SharedPackages />
      </section>
    </>
  );
}

/** ISO time at which the page read the registry: with its HTML, or later from the server. */
function registryReadAt(resources: readonly PerformanceResourceTiming[]): string {
  const last = resources.findLast(({ name }) => new URL(name).pathname === '/registry.json');
  return new Date(performance.timeOrigin + (last?.startTime ?? 0)).toISOString();
}

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.7')};
  h2 {
    margin-bottom: ${t('space.4')};
    font-size: ${t('fontSizes.section')};
    letter-spacing: -0.01em;
  }
`;
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.3')} ${t('space.8')};
  margin: 0;
  overflow-wrap: anywhere;
  dt {
    ${quietText}
  }
  dd {
    margin: 0;
    font-weight: ${t('fontWeights.semibold')};
  }
`;
const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.3')};
  ${media.content.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
