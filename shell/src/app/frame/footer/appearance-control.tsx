import { t } from '@segue/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { AppearanceMenu } from '../../../features/appearance';
import { quiet } from './quiet';

/** For visitors, who have neither settings nor a user menu. Shown to all: its coming and going would move the footer. */
export function AppearanceControl() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Control
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Appearance
      </Control>
      {isOpen ? <AppearanceMenu anchor={button} side="end" onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const Control = styled.button`
  ${quiet}
  margin-inline-start: ${t('space.2')};
`;
