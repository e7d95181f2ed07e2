import { fingerHigh, media, quietText, t } from '@segue/ui';
import { APP_NAME, screens } from '@segue/contract';
import { $runtimeConfig } from '@segue/kernel/state';
import { useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { AppearanceMenu } from '../../features/appearance';
import { shortcutListOpened } from '../../player';
import { StatusForVisitors } from '../../features/status';

const quiet = css`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  color: ${t('colors.muted')};

  &:hover {
    color: ${t('colors.text')};
  }
  ${fingerHigh}
`;

/** For visitors, who have neither settings nor a user menu. Shown to all: its coming and going would move the footer. */
function AppearanceControl() {
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
`;

export function Footer() {
  const [{ demoCatalogue }, openShortcuts] = useUnit([$runtimeConfig, shortcutListOpened]);
  return (
    <Foot>
      <span>{APP_NAME}</span>
      <Quiet to={screens.terms}>Terms</Quiet>
      <Quiet to={screens.about}>About</Quiet>
      <Right>
        {/* First, so that nothing moves when it appears with the session. */}
        <StatusForVisitors />
        <Shortcuts type="button" onClick={() => openShortcuts()}>
          Shortcuts
        </Shortcuts>
        {demoCatalogue ? (
          <Demo title="Songs and accounts are made up for trying the app.">Demo catalog</Demo>
        ) : null}
        <AppearanceControl />
      </Right>
    </Foot>
  );
}

const Foot = styled.footer`
  ${quietText}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.2')} ${t('space.4')};
  padding: ${t('space.5')} ${t('sizes.edge')};

  ${media.content.phone} {
    column-gap: ${t('space.3')};
  }
`;
const Shortcuts = styled.button`
  ${quiet}

  ${media.touch} {
    display: none;
  }
`;
const Quiet = styled(Link)`
  ${quiet}
`;
const Right = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.4')};
  margin-inline-start: auto;

  /* On a line of its own from the start, because it would wrap later. What appears stands at its end, here as there. */
  ${media.content.phone} {
    flex-flow: row-reverse;
    flex-basis: 100%;
    justify-content: flex-end;
    margin: 0;
    reading-flow: flex-visual;
  }
  ${media.touch} {
    flex-basis: auto;
  }
`;
const Demo = styled.span`
  padding: 3px ${t('space.2')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.pill')};
  font-size: ${t('fontSizes.label')};
  font-weight: ${t('fontWeights.medium')};
  letter-spacing: 0.02em;
  color: ${t('colors.soft')};
`;
