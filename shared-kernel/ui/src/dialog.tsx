import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './icon-button';
import { CloseIcon } from './icons/icons';
import { t } from './theme';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
  /** A request is running: the dialog cannot be closed. */
  busy?: boolean;
  /** Room for two columns, if the window is wide enough. */
  isWide?: boolean;
};

/**
 * A question or form above the page, on the browser's own modal dialog: the page behind is inert, focus stays
 * inside and returns to where it was. Render it while it is open.
 */
export function Dialog({ title, onClose, children, actions, busy = false, isWide = false }: Props) {
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const close = () => {
    if (!busy) onClose();
  };
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return undefined;
    const first = dialog.querySelector<HTMLElement>(FIRST_FIELD);
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    // Otherwise the browser would focus Close, the first button.
    first?.focus();
    return () => {
      dialog.close?.();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);
  return (
    <Box
      ref={box}
      $isWide={isWide}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => {
        // The backdrop belongs to the dialog element itself; its content lies on the panel.
        if (event.target === event.currentTarget) close();
      }}
    >
      <Panel>
        <Head>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" onClick={close} disabled={busy}>
            <CloseIcon />
          </IconButton>
        </Head>
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Panel>
    </Box>
  );
}

const FIRST_FIELD = 'input:not([type=file], [type=hidden]), textarea, select';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;

const Box = styled.dialog<{ $isWide: boolean }>`
  width: min(${({ $isWide }) => ($isWide ? '52rem' : '28rem')}, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.sheet')};
  color: ${t('colors.text')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  overscroll-behavior: contain;
  animation: ${rise} ${t('motion.panel')};
  &::backdrop {
    background: ${t('colors.scrim')};
    animation: ${fade} ${t('motion.panel')};
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${t('space.5')};
  padding: ${t('space.5')} ${t('space.6')} ${t('space.6')};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  color: ${t('colors.muted')};
  h2 {
    flex: 1;
    color: ${t('colors.text')};
    font-size: ${t('fontSizes.card')};
    letter-spacing: -0.014em;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${t('space.2')};
`;
