import { trackKey } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { Button, oneLine, t } from '@segue/ui';
import styled from 'styled-components';
import type { QueueEntry } from '../../rules/origin';
import type { Section } from './sections';

export const HEADING_PX = 34;

type Props = {
  section: Section;
  /** Pixels from the top of the list. */
  top: number;
  queue: readonly QueueEntry[];
};

/** The heading of a section; songs added by "Keep playing" can be removed at once. */
export function SectionHead({ section: { id, title, first, end, isSimilar }, top, queue }: Props) {
  return (
    <Head style={{ top }}>
      <h3 id={id} dir="auto">
        {title}
      </h3>
      {isSimilar ? (
        <Button
          variant="ghost"
          size="small"
          aria-label="Remove what keeps playing"
          onClick={() => send('queue/remove-all', { keys: queue.slice(first, end).map(trackKey) })}
        >
          Remove
        </Button>
      ) : null}
    </Head>
  );
}

const Head = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${t('space.2')};
  height: ${HEADING_PX}px;
  padding: 0 ${t('space.3')};

  h3 {
    ${oneLine}
    font-size: ${t('fontSizes.secondary')};
    font-weight: ${t('fontWeights.semibold')};
    line-height: 1.9;
    color: ${t('colors.muted')};
  }
  button {
    min-height: 28px;
    margin-block-end: -1px;
    margin-inline-end: -10px;
  }
`;
