import { satisfiesKernel } from '@segue/federation';
import { cardSurface, CheckIcon, figures, t, WarningIcon } from '@segue/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { RemoteFacts } from './remote-facts';

const SHOWN_FAILURES = 5;

/** `shellKernel`: the kernel version of the shell. */
export function RemoteCard({ remote, shellKernel }: { remote: RemoteFacts; shellKernel: string }) {
  const { name, version, state, isFailed, container, kernel, attempts, size, stages, failures } = remote;
  return (
    <Card aria-label={name}>
      <Head>
        <h3 dir="auto">{name}</h3>
        <Version dir="auto">{version}</Version>
        <State $isFailed={isFailed}>
          {isFailed ? <WarningIcon size={16} /> : state === 'Running' ? <CheckIcon size={16} /> : null}
          {state}
        </State>
      </Head>
      <Stages stages={stages} />
      <List>
        <Fact name="Size">
          {size ? `${kilobytes(size.sent)}, ${kilobytes(size.unpacked)} unpacked` : 'not downloaded'}
        </Fact>
        <Fact name="Attempts">{attempts}</Fact>
        <Fact name="Kernel">{kernelText(kernel, shellKernel)}</Fact>
        <Fact name="Container">{container || 'none'}</Fact>
      </List>
      {failures.length > 0 ? (
        <Failures aria-label={`Failures of ${name}`}>
          {failures.slice(0, SHOWN_FAILURES).map((failure, index) => (
            <li key={index}>{failure}</li>
          ))}
        </Failures>
      ) : null}
    </Card>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** The stages of the load as lengths and as figures. */
function Stages({ stages }: Pick<RemoteFacts, 'stages'>) {
  if (stages.length === 0) return null;
  const total = stages.reduce((sum, { ms }) => sum + ms, 0);
  return (
    <div>
      <Bar aria-hidden>
        {stages.map(({ stage, ms }) => (
          <Part key={stage} $ms={ms} />
        ))}
      </Bar>
      <Times>
        <li>{total} ms</li>
        {stages.map(({ stage, ms }) => (
          <li key={stage}>
            {stage} {ms}
          </li>
        ))}
      </Times>
    </div>
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function kernelText(needed: string, present: string): string {
  if (needed === '') return 'unknown';
  return satisfiesKernel(needed, present) ? needed : `${needed}; this shell has ${present}`;
}

const Card = styled.li`
  ${cardSurface}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${t('space.4')};
  padding: ${t('space.4')};
  overflow-wrap: anywhere;
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${t('space.1')} ${t('space.3')};
  h3 {
    font-size: ${t('fontSizes.body')};
  }
`;
const Version = styled.span`
  color: ${t('colors.soft')};
`;
const State = styled.span<{ $isFailed: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${t('space.1')};
  align-self: center;
  margin-inline-start: auto;
  color: ${({ $isFailed }) => ($isFailed ? t('colors.warning') : t('colors.muted'))};
  font-size: ${t('fontSizes.secondary')};
`;
const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 6px;
`;
const Part = styled.span<{ $ms: number }>`
  flex: ${({ $ms }) => $ms} 1 0;
  min-width: 2px;
  border-radius: 3px;
  background: ${t('colors.accent')};
  opacity: 0.4;
  &:nth-child(odd) {
    opacity: 0.9;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
const Times = styled.ul`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${t('space.3')};
  margin-top: ${t('space.2')};
  color: ${t('colors.muted')};
  li:first-child {
    color: ${t('colors.text')};
  }
`;
const List = styled.dl`
  display: grid;
  gap: ${t('space.1')};
  margin: 0;
  font-size: ${t('fontSizes.secondary')};
  div {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: ${t('space.2')};
  }
  dt {
    color: ${t('colors.muted')};
  }
  dd {
    margin: 0;
  }
`;
const Failures = styled.ul`
  display: grid;
  gap: ${t('space.2')};
  padding: ${t('space.3')};
  border-radius: ${t('radii.row')};
  background: ${t('colors.warningSurface')};
  color: ${t('colors.warning')};
  font-size: ${t('fontSizes.secondary')};
`;
