import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { figures, ProviderMark, t } from '@segue/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { TrackList, type TrackListProps } from './track-list';

type Props = Omit<TrackListProps, 'label' | 'boxed'> & {
  provider: Provider;
  /** At most 24rem high and scrolling by itself; otherwise the list grows with the page. */
  bounded?: boolean;
  /** Beside the heading, such as a count. */
  aside?: ReactNode;
};

/** One provider's tracks below the provider's name. */
export function TrackColumn({ provider, bounded = false, aside, ...list }: Props) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>
          <ProviderMark provider={provider} />
        </h2>
        <Aside>{aside}</Aside>
      </Head>
      <Body $bounded={bounded} data-scroll-root={bounded ? '' : undefined}>
        <TrackList {...list} boxed={bounded} label={`${PROVIDER_NAMES[provider]} tracks`} />
      </Body>
    </Card>
  );
}

const Card = styled.section`
  min-width: 0;
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.card')};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  padding: ${t('space.4')} 18px ${t('space.3')};
  h2 {
    font-size: ${t('fontSizes.body')};
    letter-spacing: -0.01em;
  }
`;

const Aside = styled.span`
  ${figures}
  margin-inline-start: auto;
`;

const Body = styled.div<{ $bounded: boolean }>`
  padding: 0 ${t('space.2')} ${t('space.2')};
  ${({ $bounded }) =>
    $bounded &&
    `
    max-height: ${t('sizes.column')};
    padding-bottom: 0;
    overflow-y: auto;
    overscroll-behavior-y: contain;
    scrollbar-width: thin;
    border-radius: 0 0 ${t('radii.card')} ${t('radii.card')};
    /* Fades the last row out. Not a CSS mask: IntersectionObserver does not report covers behind a mask. */
    &::after {
      content: '';
      display: block;
      position: sticky;
      z-index: 1;
      bottom: 0;
      height: ${t('space.8')};
      margin: 0 calc(${t('space.2')} * -1);
      background: linear-gradient(transparent, ${t('colors.cardEnd')});
      pointer-events: none;
    }
  `}
`;
