import { APP_NAME, playingNeedsOf, PROVIDER_NAMES } from '@segue/contract';
import { $areProvidersSeparate, $providers, $runtimeConfig } from '@segue/kernel/state';
import { cardSurface, media, Page, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import about from './about.json';

/** Placeholders; a deployer puts their own links here. */
const SOCIAL_LINKS = [
  { label: 'GitHub', href: 'https://github.com/' },
  { label: 'Website', href: 'https://example.com/' },
];

export function AboutScreen() {
  const [{ supportEmail }, providers, areSeparate] = useUnit([
    $runtimeConfig,
    $providers,
    $areProvidersSeparate,
  ]);
  const text = areSeparate || providers.length < 2 ? 'unmixed' : providers.length > 2 ? 'many' : 'mixed';
  return (
    <Column>
      <h1>About {APP_NAME}</h1>
      <Part title="How it started">
        {about.howItStarted.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Part>
      <Part title="Key Features">
        <Cards>
          {about.keyFeatures.map((feature) => (
            <Card key={feature.title}>
              <h3>{feature.title}</h3>
              <p>{feature[text]}</p>
            </Card>
          ))}
        </Cards>
      </Part>
      <Part title="Supported Services">
        {providers.length === 0 ? <p>No music service is set up here yet.</p> : null}
        <Cards>
          {providers.map((provider) => (
            <Card key={provider}>
              <h3>{PROVIDER_NAMES[provider]}</h3>
              <p>{about.services[playingNeedsOf(provider)].replace('{name}', PROVIDER_NAMES[provider])}</p>
            </Card>
          ))}
        </Cards>
      </Part>
      <Part title="Meet Me">
        <p>One person builds {APP_NAME}. Find me here.</p>
        <Pills>
          {SOCIAL_LINKS.map(({ label, href }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            </li>
          ))}
        </Pills>
      </Part>
      <Part title="Built With">
        {about.builtWith.map(({ area, names }) => (
          <Stack key={area}>
            <h3>{area}</h3>
            <Pills>
              {names.map((name) => (
                <Pill key={name}>{name}</Pill>
              ))}
            </Pills>
          </Stack>
        ))}
      </Part>
      <Part title="Get in Touch">
        <p>Something broken, missing or lovely? Write to me.</p>
        <Pills>
          <li>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </li>
        </Pills>
      </Part>
    </Column>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Section>
  );
}

const Column = styled(Page)`
  max-width: 52rem;
`;
const Section = styled.section`
  margin-top: ${t('space.12')};
  > h2 {
    margin-bottom: ${t('space.4')};
    font-size: ${t('fontSizes.section')};
  }
  > p {
    max-width: 64ch;
    color: ${t('colors.soft')};
    line-height: 1.65;
  }
  > p + p {
    margin-top: ${t('space.3')};
  }
`;
const Cards = styled.div`
  display: grid;
  gap: ${t('space.4')};
  ${media.content.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Card = styled.div`
  padding: ${t('space.5')};
  ${cardSurface}
  h3 {
    font-size: ${t('fontSizes.body')};
  }
  p {
    margin-top: ${t('space.2')};
    color: ${t('colors.muted')};
  }
`;
const Stack = styled.div`
  & + & {
    margin-top: ${t('space.4')};
  }
  h3 {
    margin-bottom: ${t('space.2')};
    ${quietText}
    font-weight: ${t('fontWeights.medium')};
  }
`;
const Pills = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.2')};
  a {
    display: inline-block;
    margin-top: ${t('space.4')};
    padding: ${t('space.3')} ${t('space.4')};
    border: 1px solid ${t('colors.outline')};
    border-radius: ${t('radii.pill')};
    font-weight: ${t('fontWeights.medium')};
  }
`;
const Pill = styled.li`
  padding: ${t('space.2')} ${t('space.3')};
  border-radius: ${t('radii.pill')};
  background: ${t('colors.selected')};
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.secondary')};
`;
