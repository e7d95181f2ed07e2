import { Button, cardSurface, media, quietText, t } from '@segue/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { chevron } from '../../chevron';
import type { Entry } from '../import-state';

type Props = {
  title: string;
  /** Beside the title; the number of entries unless given. */
  note?: string;
  entries: readonly Entry[];
  Row: ComponentType<{ entry: Entry }>;
  action?: ReactNode;
  isCollapsed?: boolean;
};

const PAGE = 30;

/** Entries of one kind; a page of them at a time. */
export function Group({
  title,
  entries,
  note = String(entries.length),
  Row,
  action,
  isCollapsed = false,
}: Props) {
  const [shown, setShown] = useState(PAGE);
  const [isOpen, setOpen] = useState(!isCollapsed);
  return (
    <Box open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
        <span>{note}</span>
      </summary>
      {isOpen && action ? <Action>{action}</Action> : null}
      {isOpen ? (
        <ul aria-label={title}>
          {entries.slice(0, shown).map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : null}
      {entries.length > shown ? (
        <Button
          onClick={() => setShown(shown + PAGE)}
        >{`Show ${Math.min(PAGE, entries.length - shown)} more`}</Button>
      ) : null}
    </Box>
  );
}

const Box = styled.details`
  ${cardSurface}
  position: relative;
  padding: ${t('space.2')} ${t('space.4')} ${t('space.3')};
  summary {
    display: flex;
    align-items: center;
    gap: ${t('space.3')};
    min-height: ${t('sizes.touch')};
    cursor: pointer;
  }
  ${chevron}
  summary h2 {
    font-size: ${t('fontSizes.section')};
  }
  summary span {
    ${quietText}
  }
`;
/* At the end of the head where there is room, else below it. */
const Action = styled.div`
  padding-bottom: ${t('space.3')};
  ${media.content.tablet} {
    position: absolute;
    inset: 10px ${t('space.4')} auto auto;
    padding: 0;
  }
`;
