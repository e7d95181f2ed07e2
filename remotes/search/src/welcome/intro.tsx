import { playingNeedsOf, type Provider, PROVIDER_NAMES, screens } from '@segue/contract';
import { $areProvidersSeparate, $providers } from '@segue/kernel/state';
import { buttonLook, cardSurface, HomeSection, media, ProviderLogo, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
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

const HUES = [190, 26, 330, 255, 214];

function Wave() {
  const gradient = useId();
  return (
    <Drawing viewBox="22 0 476 150" aria-hidden="true">
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x2="520">
        <stop />
        <stop offset="0.5" />
        <stop offset="1" />
      </linearGradient>
      <path
        d="M-238 106c50 0 50-66 100-66s50 66 100 66s50-66 100-66s50 66 99 66s50-66 99-66s50 66 99 66s50-66 99-66s50 66 100 66s50-66 100-66s50 66 100 66"
        stroke={`url(#${gradient})`}
      />
      {HUES.map((hue, index) => (
        <g key={hue} transform={`translate(${62 + index * 99} ${30 + (index % 2) * 70})`}>
          <rect x="-30" y="-30" width="60" height="60" rx="10" fill={`hsl(${hue} 57% 32%)`} />
          <circle cx="7" cy="-9" r="20" fill={`hsl(${hue + 24} 70% 58%)`} />
          <circle cx="7" cy="-9" r="10" fill={`hsl(${hue + 40} 90% 82%)`} />
          <rect x="-5" y="38" width="11" height="11" rx={index % 2 ? 3.5 : 5.5} />
        </g>
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
const Drawing = styled.svg`
  height: 150px;
  margin-bottom: ${t('space.6')};
  overflow: visible;
  > path {
    fill: none;
    stroke-width: 3;
  }
  stop,
  g > :last-child {
    stop-color: ${t('colors.spotify')};
    fill: ${t('colors.spotify')};
  }
  stop:nth-child(2) {
    stop-color: ${t('colors.accent')};
  }
  stop:nth-child(3),
  g:nth-of-type(even) > :last-child {
    stop-color: ${t('colors.soundcloud')};
    fill: ${t('colors.soundcloud')};
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
