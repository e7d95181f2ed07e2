import { APP_NAME, screens } from '@segue/contract';
import { $currentTrack, $isSessionLoading, $isSignedIn } from '@segue/stores';
import { media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { UserMenu } from '../user-menu';
import { WaveMark } from '../wave-mark';
import { Entries, EntryLink } from './entries';
import { QueueButton } from './queue-button';

const MENU_ID = 'navigation-menu';

export function TopNavigation() {
  const [isLoading, isSignedIn] = useUnit([$isSessionLoading, $isSignedIn]);
  return (
    <Bar>
      <Brand to={screens.root} aria-label={APP_NAME}>
        <WaveMark />
        <span>{APP_NAME}</span>
      </Brand>
      {isLoading ? <Placeholder aria-hidden data-testid="navigation-placeholder" /> : <Navigation />}
      {isSignedIn ? <UserMenu /> : null}
      <QueueButton />
    </Bar>
  );
}

function Navigation() {
  const { key } = useLocation();
  // The menu is open for one history entry: any navigation closes it.
  const [openedAt, openAt] = useState<string | null>(null);
  // Reset during render: going back would find the same key again.
  if (openedAt && openedAt !== key) openAt(null);
  const isOpen = openedAt === key;
  const [isSignedIn, track] = useUnit([$isSignedIn, $currentTrack]);
  return (
    <>
      <Burger
        $isAlone={!isSignedIn && track !== null}
        type="button"
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        onClick={() => openAt(isOpen ? null : key)}
      >
        <BurgerLines $isOpen={isOpen} />
      </Burger>
      <Nav
        id={MENU_ID}
        aria-label="Main"
        $isOpen={isOpen}
        onKeyDown={(event) => event.key === 'Escape' && openAt(null)}
      >
        <Entries />
        {isSignedIn ? null : (
          <Visitors>
            <EntryLink to={screens.signIn} label="Sign In" />
            <EntryLink to={screens.signUp} label="Sign Up" isAccented />
          </Visitors>
        )}
      </Nav>
    </>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${t('layers.header')};
  display: flex;
  align-items: center;
  gap: ${t('space.5')};
  height: ${t('sizes.header')};
  padding: 0 ${t('space.7')};
  border-bottom: 1px solid ${t('colors.hairline')};
  background: ${t('colors.background')};

  ${media.phone} {
    gap: ${t('space.2')};
    padding: 0 ${t('space.2')} 0 ${t('space.4')};
  }
`;
const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${t('sizes.touch')};
  border-radius: ${t('radii.control')};
  font-size: 1.1875rem;
  font-weight: ${t('fontWeights.heavy')};
  letter-spacing: -0.02em;
  color: ${t('colors.text')};

  &:hover {
    text-decoration: none;
  }
`;
const pulse = keyframes`
  50% { opacity: 0.35; }
`;
const Placeholder = styled.div`
  width: min(17rem, 34vw);
  height: 14px;
  border-radius: ${t('radii.pill')};
  background: ${t('colors.selected')};
  animation: ${pulse} 1.4s ease-in-out infinite;
`;
const Nav = styled.nav<{ $isOpen: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 6px;

  ${media.phone} {
    position: absolute;
    inset: 100% 0 auto;
    display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
    flex-direction: column;
    align-items: stretch;
    gap: ${t('space.1')};
    max-height: calc(100dvh - ${t('sizes.header')});
    overflow-y: auto;
    padding: ${t('space.3')} ${t('space.4')} ${t('space.4')};
    border-bottom: 1px solid ${t('colors.hairline')};
    background: ${t('colors.floating')};
    box-shadow: ${t('shadows.floating')};
  }
`;
const Visitors = styled.div`
  display: flex;
  gap: 6px;
  margin-left: auto;

  ${media.phone} {
    gap: ${t('space.2')};
    margin: ${t('space.2')} 0 0;
    padding-top: ${t('space.3')};
    border-top: 1px solid ${t('colors.hairline')};

    > * {
      flex: 1;
      justify-content: center;
    }
  }
`;
const Burger = styled.button<{ $isAlone: boolean }>`
  display: none;

  ${media.phone} {
    order: 3;
    display: grid;
    place-items: center;
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
    margin-left: ${({ $isAlone }) => ($isAlone ? 'auto' : '0')};
    border-radius: ${t('radii.control')};
  }
`;
const BurgerLines = styled.span<{ $isOpen: boolean }>`
  position: relative;
  width: 18px;
  height: 12px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: ${({ $isOpen }) => ($isOpen ? '5px' : '1px')};
    height: 2px;
    border-radius: 1px;
    background: ${t('colors.text')};
    transform: rotate(${({ $isOpen }) => ($isOpen ? '45deg' : '0deg')});
    transition: transform ${t('motion.hover')};
  }

  &::after {
    top: ${({ $isOpen }) => ($isOpen ? '5px' : '9px')};
    transform: rotate(${({ $isOpen }) => ($isOpen ? '-45deg' : '0deg')});
  }
`;
