import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { cardSurface, figures, media, ProviderMark, t } from '@segue/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { PremiumNote } from './premium-note';
import { TrackList, type TrackListProps } from './track-list';

type Props = Omit<TrackListProps, 'label' | 'boxed' | 'isMixed' | 'isTable'> & {
  provider: Provider;
  /** Eight rows and a half high, or `--column-height`, with its own scrollbar; otherwise the list grows with the page. */
  bounded?: boolean;
  /** Sorted last when the columns are stacked. */
  isLast?: boolean;
  count?: ReactNode;
  aside?: ReactNode;
};

/** Rows that are visible without scrolling at the lowest height. */
const ROWS_IN_VIEW = 7;

export function TrackColumn({ provider, bounded = false, isLast = false, count, aside, ...list }: Props) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} data-last={isLast || undefined}>
      <Head>
        <h2 id={headingId}>
          <ProviderMark provider={provider} />
        </h2>
        <Count>{count}</Count>
        {list.tracks.length > 0 && <PremiumNote provider={provider} />}
        {aside}
      </Head>
      <Body
        $bounded={bounded}
        data-scroll-root={bounded ? '' : undefined}
        data-faded={(bounded && list.tracks.length > ROWS_IN_VIEW) || undefined}
      >
        <TrackList {...list} boxed={bounded} label={`${PROVIDER_NAMES[provider]} tracks`} />
      </Body>
    </Card>
  );
}

/** Lists beside one another where there is room: two from 720 px, three from 1008 px; else one below the other. */
export const TrackColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.5')};
  reading-flow: grid-order;
  > [data-last] {
    order: 1;
  }
  ${media.content.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [data-last] {
      order: 0;
    }
    > :nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }
  @container content (min-width: 1008px) {
    &:has(> :nth-child(3)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      > :last-child {
        grid-column: auto;
      }
    }
  }
`;

const Card = styled.section`
  ${cardSurface}
  min-width: 0;
  ${media.content.phone} {
    border: 0;
    background: none;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
  min-height: 48px;
  padding: ${t('space.1')} 14px 0 18px;
  h2 {
    font-size: ${t('fontSizes.body')};
    letter-spacing: -0.01em;
  }
  > p {
    text-align: end;
  }
  ${media.content.phone} {
    flex-wrap: wrap;
    min-height: ${t('sizes.touch')};
    padding-inline: 0;
  }
`;

const Count = styled.span`
  ${figures}
  white-space: nowrap;
  margin-inline-end: auto;
`;

const Body = styled.div<{ $bounded: boolean }>`
  padding: 0 7px ${t('space.2')};
  border-radius: 0 0 ${t('radii.card')} ${t('radii.card')};
  ${media.content.phone} {
    margin-inline: calc(${t('sizes.gutter')} * -1);
    padding-inline: ${t('sizes.gutter')};
    border-radius: 0;
  }
  ${({ $bounded }) =>
    $bounded &&
    `
    max-height: var(--column-height, ${t('sizes.column')});
    overflow-y: auto;
    overscroll-behavior-y: contain;
    scrollbar-width: thin;
    /* A focused row is not left behind the fade. */
    scroll-padding-bottom: ${t('space.6')};
  `}
  /*
   * Fades the words of the row out that is half in view; nothing may lie over a cover. Not a CSS mask: IntersectionObserver does not
   * report covers behind a mask.
   */
  &[data-faded] {
    padding-bottom: 0;
    &::after {
      content: '';
      display: block;
      position: sticky;
      z-index: 1;
      bottom: 0;
      height: ${t('space.6')};
      margin: 0 -7px 0 calc(${t('sizes.cover')} + 10px);
      background: linear-gradient(transparent, ${t('colors.cardEnd')});
      pointer-events: none;
    }
    ${media.content.phone} {
      &::after {
        margin-inline: calc(${t('sizes.cover')} + 1px) calc(${t('sizes.gutter')} * -1);
        background: linear-gradient(transparent, ${t('colors.background')});
        opacity: 0.8;
      }
    }
  }
`;
