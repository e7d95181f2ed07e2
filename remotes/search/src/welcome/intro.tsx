// For visitors: what they can hear, and what an account adds.
import { playingNeedsOf, type Provider, PROVIDER_NAMES, screens } from '@segue/contract';
import { $areProvidersSeparate, $providers } from '@segue/stores';
import { buttonLook, cardSurface, HomeSection, media, ProviderLogo, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Examples } from './examples';

const PLAYS = {
  premium: 'plays with a Premium account',
  connection: 'plays with an account there',
  nothing: 'plays right away',
} as const;

export function Intro() {
  const [areSeparate, providers] = useUnit([$areProvidersSeparate, $providers]);
  return (
    <Split>
      <HomeSection title={titleOf(providers, areSeparate)}>
        <Card>
          <Wave />
          <Facts>
            {[...providers].reverse().map((provider) => (
              <li key={provider}>
                <ProviderLogo provider={provider} />
                {PROVIDER_NAMES[provider]} {PLAYS[playingNeedsOf(provider)]}
              </li>
            ))}
          </Facts>
          <Invitation>
            <p>
              <Link to={screens.signIn}>Sign in to save favorites and create playlists.</Link>
            </p>
            <SignUp to={screens.signUp}>Sign Up</SignUp>
          </Invitation>
        </Card>
      </HomeSection>
      <Examples />
    </Split>
  );
}

function titleOf([first, second, third]: readonly Provider[], areSeparate: boolean): string {
  if (first && !second) return `${PROVIDER_NAMES[first]} in your browser`;
  return `${third ? 'All your' : 'Two'} services, one ${areSeparate ? 'place' : 'queue'}`;
}

const SLEEVES = [
  { left: 12, isHigh: true, hue: 190 },
  { left: 31, isHigh: false, hue: 26 },
  { left: 50, isHigh: true, hue: 330 },
  { left: 69, isHigh: false, hue: 255 },
  { left: 88, isHigh: true, hue: 214 },
] as const;

/** Record sleeves along a wave. */
function Wave() {
  const gradient = useId();
  return (
    <Drawing aria-hidden="true">
      <svg viewBox="0 0 520 150" preserveAspectRatio="none">
        <linearGradient id={gradient}>
          <stop />
          <stop offset="0.5" />
          <stop offset="1" />
        </linearGradient>
        <path
          d="M-38 106c50 0 50-66 100-66s50 66 99 66s50-66 99-66s50 66 99 66s50-66 99-66s50 66 100 66"
          fill="none"
          stroke={`url(#${gradient})`}
          strokeWidth="3"
        />
      </svg>
      {SLEEVES.map(({ left, isHigh }) => (
        <Sleeve key={left} data-high={isHigh || undefined}>
          <i />
        </Sleeve>
      ))}
    </Drawing>
  );
}

const Split = styled.div`
  display: grid;
  gap: ${t('space.8')} ${t('space.10')};
  grid-template-columns: minmax(0, 1fr);
  /* One below the other: first what can be tried with one press, also for the keyboard. */
  reading-flow: grid-order;
  > :last-child {
    order: -1;
  }
  > :first-child {
    display: grid;
    grid-template-rows: auto 1fr;
  }
  ${media.content.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7.4fr);
    > :last-child {
      order: 0;
    }
  }
`;
const Card = styled.div`
  ${cardSurface}
  display: flex;
  flex-direction: column;
  padding: ${t('space.8')} ${t('space.7')} ${t('space.6')};
  overflow: hidden;
`;
const Drawing = styled.div`
  position: relative;
  height: 150px;
  margin: 0 calc(${t('space.7')} * -1) ${t('space.6')};
  svg {
    position: absolute;
    width: 100%;
    height: 100%;
  }
  stop {
    stop-color: ${t('colors.spotify')};
  }
  stop:nth-child(2) {
    stop-color: ${t('colors.accent')};
  }
  stop:nth-child(3) {
    stop-color: ${t('colors.soundcloud')};
  }
`;
const Sleeve = styled.span`
  position: absolute;
  top: 70px;
  display: grid;
  justify-items: center;
  gap: ${t('space.2')};
  transform: translateX(-50%);
  font-size: 1rem;
  ${SLEEVES.map(
    ({ left, hue }, index) => css`
      &:nth-of-type(${index + 1}) {
        --hue: ${hue};
        inset-inline-start: ${left}%;
      }
    `,
  )}
  &::after {
    content: '';
    width: 0.66em;
    aspect-ratio: 1;
    border-radius: 32%;
    background: ${t('colors.soundcloud')};
  }
  &[data-high] {
    top: 0;
  }
  &[data-high]::after {
    border-radius: 50%;
    background: ${t('colors.spotify')};
  }
  > i {
    width: 60px;
    aspect-ratio: 1;
    border-radius: ${t('radii.control')};
    background:
      radial-gradient(
        circle at 62% 34%,
        hsl(calc(var(--hue) + 40) 90% 82%) 0 17%,
        hsl(calc(var(--hue) + 24) 70% 58%) 18% 34%,
        transparent 35%
      ),
      linear-gradient(160deg, hsl(var(--hue) 56% 40%), hsl(calc(var(--hue) + 30) 58% 22%));
    box-shadow: ${t('shadows.floating')};
  }
`;
const Facts = styled.ul`
  display: grid;
  gap: ${t('space.2')};
  margin-top: auto;
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.tile')};
  li {
    display: flex;
    align-items: center;
    gap: ${t('space.3')};
  }
`;
const Invitation = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.4')};
  margin-top: ${t('space.5')};
  padding-top: ${t('space.5')};
  border-top: 1px solid ${t('colors.hairline')};
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.tile')};
  p {
    flex: 1;
    text-wrap: balance;
  }
`;
const SignUp = styled(Link)`
  ${buttonLook.primary}
  flex: none;
`;
