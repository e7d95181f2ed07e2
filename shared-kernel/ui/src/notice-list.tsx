import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons/icons';
import { media, t } from './theme';

type NoticeItem = {
  id: number;
  text: string;
  action?: ReactNode;
};

type Props = { notices: readonly NoticeItem[]; onDismiss: (id: number) => void };

/** A stack of toasts. The caller decides where it floats and when a notice disappears. */
export function NoticeList({ notices, onDismiss }: Props) {
  return (
    <List role="status" aria-live="polite">
      {notices.map(({ id, text, action }) => (
        <Card key={id}>
          {/* A notice with a new text is measured again. */}
          <Text key={text} ref={fitToLines} dir="auto">
            {text}
          </Text>
          {action}
          <Dismiss label="Dismiss" onClick={() => onDismiss(id)}>
            <CloseIcon size={15} />
          </Dismiss>
        </Card>
      ))}
    </List>
  );
}

/** Wrapped text takes the full width; this shrinks the element to its longest line, again after a typeface arrived. */
function fitToLines(text: HTMLElement | null): (() => void) | undefined {
  const lines = document.createRange();
  if (!text || !('getBoundingClientRect' in lines)) return undefined;
  const fit = () => {
    text.style.width = '';
    lines.selectNodeContents(text);
    text.style.width = `${Math.ceil(lines.getBoundingClientRect().width)}px`;
  };
  fit();
  if (!('fonts' in document)) return undefined;
  document.fonts.addEventListener('loadingdone', fit);
  return () => document.fonts.removeEventListener('loadingdone', fit);
}

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${t('space.2')};
  pointer-events: none;
`;

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  max-width: 100%;
  padding: 6px 6px 6px ${t('space.4')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  color: ${t('colors.muted')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  font-size: 0.875rem;
  pointer-events: auto;
  animation: ${rise} ${t('motion.panel')};

  ${media.phone} {
    position: relative;
    flex-wrap: wrap;
    justify-content: flex-end;
    row-gap: 0;
    padding-inline-end: 44px;
  }
`;

const Text = styled.span`
  min-width: 0;
  max-width: 36rem;
  text-wrap: balance;
  padding: 6px 0;
  color: ${t('colors.text')};

  /* Buttons that leave it less than this go below it. */
  ${media.phone} {
    flex: 1 1 70%;
  }
`;

const Dismiss = styled(IconButton)`
  ${media.phone} {
    position: absolute;
    inset: 0 6px 0 auto;
    margin-block: auto;
  }
`;
