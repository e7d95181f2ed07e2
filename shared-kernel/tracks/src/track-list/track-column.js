import { PROVIDER_NAMES } from '@segue/contract';
import { figures, media, ProviderMark, t } from '@segue/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { PremiumNote } from './premium-note';
import { TrackList } from './track-list';
/** As many rows as a bounded column shows without scrolling. */
const ROWS_IN_VIEW = 6;
/** One provider's tracks below the provider's name. */
export function TrackColumn({ provider, bounded = false, count, aside, signIn, ...list }) {
    const headingId = useId();
    return (<Card aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>
          <ProviderMark provider={provider}/>
        </h2>
        <Count>{count}</Count>
        {provider === 'spotify' && list.tracks.length > 0 && (<PremiumNote signIn={signIn}>Needs Premium</PremiumNote>)}
        {aside}
      </Head>
      <Body $bounded={bounded} data-scroll-root={bounded ? '' : undefined} data-faded={(bounded && list.tracks.length > ROWS_IN_VIEW) || undefined}>
        <TrackList {...list} boxed={bounded} label={`${PROVIDER_NAMES[provider]} tracks`}/>
      </Body>
    </Card>);
}
const Card = styled.section `
  min-width: 0;
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.card')};
  ${media.content.phone} {
    border: 0;
    background: none;
  }
`;
const Head = styled.header `
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 54px;
  padding: ${t('space.1')} 18px 0;
  h2 {
    font-size: ${t('fontSizes.body')};
    letter-spacing: -0.01em;
  }
  ${media.content.phone} {
    padding-inline: 0;
  }
`;
const Count = styled.span `
  ${figures}
  margin-inline-end: auto;
`;
const Body = styled.div `
  padding: 0 7px ${t('space.2')};
  border-radius: 0 0 ${t('radii.card')} ${t('radii.card')};
  ${media.content.phone} {
    margin-inline: calc(${t('sizes.gutter')} * -1);
    padding-inline: ${t('sizes.gutter')};
    border-radius: 0;
  }
  ${({ $bounded }) => $bounded &&
    `
    max-height: ${t('sizes.column')};
    overflow-y: auto;
    overscroll-behavior-y: contain;
    scrollbar-width: thin;
    /* A focused row is not left behind the fade. */
    scroll-padding-bottom: ${t('space.12')};
  `}
  /*
   * Fades the words of the last row out; nothing may lie over a cover. Not a CSS mask: IntersectionObserver does not
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
      height: ${t('space.12')};
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
