import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { t } from './theme';

type Props = {
  question: string;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  busy?: boolean;
};

/** A confirmation in place of the element to delete. Cancel has the focus, and Escape cancels. */
export function ConfirmInline({ question, confirmLabel, onConfirm, onCancel, busy = false }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Box
      role="alertdialog"
      aria-label={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <Question dir="auto">{question}</Question>
      <Answers>
        <Button ref={cancel} size="small" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button size="small" variant="danger" onClick={onConfirm} busy={busy}>
          {confirmLabel}
        </Button>
      </Answers>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${t('space.3')};
  min-width: 0;
`;

const Question = styled.p`
  font-size: 0.875rem;
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.2')};
`;
