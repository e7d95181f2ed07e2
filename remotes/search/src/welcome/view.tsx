import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { $areProvidersSeparate, $providers, $session } from '@segue/kernel/state';
import { media, quietText, Skeleton, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { Examples } from './examples';
import { Intro } from './intro';

/** The sections of the home screen that are not this remote's; the shell gives them. */
export type Sections = ComponentType<{ loading: ReactNode; intro: ReactNode; hint: ReactNode }>;

export function Welcome({ Sections }: { Sections?: Sections | undefined }) {
  const [areSeparate, providers] = useUnit([$areProvidersSeparate, $providers]);
  return (
    <Home>
      <Hello>
        <Lead>{leadText(providers, areSeparate)}</Lead>
        <Hint>Try searching for an artist, song, or album</Hint>
      </Hello>
      <Place>
        {Sections ? (
          <Sections loading={<Loading />} intro={<Intro />} hint={<Examples />} />
        ) : (
          <OwnSections />
        )}
      </Place>
    </Home>
  );
}

function leadText(providers: readonly Provider[], areSeparate: boolean): string {
  const names = listInWords(providers.map((provider) => PROVIDER_NAMES[provider]));
  if (providers.length < 2) return `Search ${names}, and queue what you like.`;
  if (areSeparate) return `Search ${names} in one place.`;
  return `Search ${names} together. Play ${providers.length > 2 ? 'all' : 'both'} in one queue.`;
}

/** "A and B", "A, B, and C". Intl.ListFormat takes 25 ms of the first screen to load its data. */
function listInWords(names: readonly string[]): string {
  const [last = '', ...others] = [...names].reverse();
  if (others.length < 2) return [...others, last].join(' and ');
  return `${others.reverse().join(', ')}, and ${last}`;
}

function OwnSections() {
  const { status } = useUnit($session);
  if (status === 'loading') return null;
  return status === 'signed-out' ? <Intro /> : <Examples />;
}

function Loading() {
  return (
    <Columns aria-hidden>
      <Skeleton height="15rem" radius="radii.card" />
      <Skeleton height="15rem" radius="radii.card" />
    </Columns>
  );
}

const Home = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.8')};
`;
const Hello = styled.div`
  display: grid;
  justify-items: center;
  gap: ${t('space.2')};
  text-align: center;
  text-wrap: balance;
`;
const Lead = styled.p`
  color: ${t('colors.soft')};
`;
const Hint = styled.p`
  ${quietText}
  line-height: ${t('space.8')};
`;
/* As high as its usual content, so that the footer stays where it is while the sections arrive. */
const Place = styled.div`
  min-height: max(31rem, 100vh - 20rem);
  ${media.content.desktop} {
    min-height: 31rem;
  }
`;
const Columns = styled.div`
  display: grid;
  gap: ${t('space.8')} ${t('space.10')};
  ${media.content.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7.4fr);
  }
`;
