import { APP_NAME, screens } from '@segue/contract';
import { $isSessionLoading, $isSignedIn } from '@segue/kernel/state';
import { buttonLook, media, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { UserMenu } from '../../../features/user-menu';
import { WaveMark } from '../../../platform/page/wave-mark';
import { listen } from '../../../platform/listen';
import { keepAttached } from '../../../platform/page/keep-attached';
import { Entries, Entry } from './entries';
import { QueueButton } from './queue-button';

const MENU_ID = 'navigation-menu';

export function TopNavigation() {
  const [isLoading, isSignedIn] = useUnit([$isSessionLoading, $isSignedIn]);
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepAttached(bar.current), []);
  useEffect(() => {
    const mark = () => bar.current?.toggleAttribute('data-scrolled', window.scrollY > 0);
    mark();
    return listen(window, ['scroll'], mark, { passive: true });
  }, []);
  return (
    <Bar ref={bar}>
      <Brand to={screens.root} aria-label={APP_NAME}>
        <WaveMark />
        <span>{APP_NAME}</span>
      </Brand>
      {isLoading ? <Placeholder aria-hidden data-testid="navigation-placeholder" /> : <Navigation />}
      {isSignedIn ? <UserMenu /> : null}
      {isLoading || isSignedIn ? null : <PhoneSignUp to={screens.signUp}>Sign Up</PhoneSignUp>}
      <QueueButton />
    </Bar>
  );
}

function Navigation() {
  const { key } = useLocation();
  // The menu is open for one history entry, so any navigation closes it.
  const [openedAt, openAt] = useState<string | null>(null);
  // Reset during render, because Back would find the same key again.
  if (openedAt && openedAt !== key) openAt(null);
  const isOpen = openedAt === key;
  const isSignedIn = useUnit($isSignedIn);
  return (
    <>
      <Burger
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
            <Entry to={screens.signIn}>Sign In</Entry>
            <SignUp to={screens.signUp}>Sign Up</SignUp>
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
  gap: ${t('space.4')};
  height: ${t('sizes.header')};
  padding: 0 ${t('sizes.edge')};
  border-bottom: 1px solid transparent;
  transition:
    background-color ${t('motion.hover')},
    border-color ${t('motion.hover')};

  &[data-scrolled] {
    border-color: ${t('colors.hairline')};
    background: ${t('colors.background')};
  }

  ${media.phone} {
    gap: ${t('space.1')};
    padding: 0 6px 0 ${t('sizes.gutter')};
  }
`;
const Brand = styled(Link)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${t('sizes.touch')};
  margin-inline-end: ${t('space.3')};
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
  gap: ${t('space.1')};

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
  gap: ${t('space.2')};
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
const SignUp = styled(NavLink)`
  ${buttonLook.primary}
  min-height: 36px;
  padding: 0 ${t('space.4')};
  border-radius: ${t('radii.row')};
  font-size: ${t('fontSizes.tile')};

  ${media.phone} {
    min-height: ${t('sizes.touch')};
    font-size: ${t('fontSizes.body')};
  }
`;
/* Outside of the menu, which is collapsed on a phone. */
const PhoneSignUp = styled(SignUp)`
  display: none;

  ${media.phone} {
    order: 1;
    display: inline-flex;
    min-height: 36px;
    margin-inline-start: auto;
    font-size: ${t('fontSizes.tile')};
  }
`;
const Burger = styled.button`
  display: none;

  ${media.phone} {
    order: 3;
    display: grid;
    place-items: center;
    width: ${t('sizes.touch')};
    height: ${t('sizes.touch')};
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
