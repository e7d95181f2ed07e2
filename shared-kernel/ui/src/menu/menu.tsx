import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import styled, { keyframes } from 'styled-components';
import { useDismissal, usePlacement, type Side } from '../floating';
import { t } from '../theme';
import { moveFocus } from './move-focus';

/** Props for the trigger button. */
type MenuTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type Props = {
  /** The accessible name of the menu. */
  label: string;
  trigger: (props: MenuTriggerProps) => ReactNode;
  side?: Side;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
};

/** A button that opens a menu. Arrows, Home, End and first letters move the focus; Escape closes. */
export function Menu({ label, trigger, side = 'end', children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const props: MenuTriggerProps = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== null,
    'aria-controls': opened ? id : undefined,
    onClick: () => setOpened((now) => (now ? null : 'first')),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  return (
    <>
      {trigger(props)}
      {opened && (
        <List
          id={id}
          label={label}
          anchor={button}
          side={side}
          startAt={opened}
          onClose={() => setOpened(null)}
        >
          {children}
        </List>
      )}
    </>
  );
}

type ListProps = {
  id: string;
  label: string;
  anchor: RefObject<HTMLButtonElement | null>;
  side: Side;
  startAt: 'first' | 'last';
  onClose: () => void;
  children: ReactNode;
};

function List({ id, label, anchor, side, startAt, onClose, children }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const closeAndRestoreFocus = () => {
    anchor.current?.focus();
    onClose();
  };
  usePlacement(anchor, list, side);
  useDismissal([list, anchor], (how) => (how === 'escape' ? closeAndRestoreFocus() : onClose()));
  useEffect(() => {
    if (list.current) moveFocus(list.current, startAt === 'first' ? 'Home' : 'End');
  }, [startAt]);
  return createPortal(
    <Box
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onClick={(event) => {
        if ((event.target as Element).closest('[role=menuitem]')) closeAndRestoreFocus();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Tab') closeAndRestoreFocus();
        else if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
      }}
    >
      {children}
    </Box>,
    document.body,
  );
}

const open = keyframes`from { opacity: 0; transform: scale(0.98); }`;

const Box = styled.div`
  position: fixed;
  z-index: ${t('layers.popup')};
  inset: 0 auto auto 0;
  width: min(${t('sizes.menu')}, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  overflow: auto;
  padding: 6px;
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.menu')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  outline: none !important;
  animation: ${open} ${t('motion.panel')};
`;
