import { ClockIcon, quietText, t } from '@segue/ui';
import styled from 'styled-components';
import { tableColumns, type TableLook } from '../track-row';

/** Names the columns of a table of tracks. Hidden from screen readers, which read a list whose rows contain all of it. */
export function TableHead({ look }: { look: TableLook }) {
  return (
    <Head aria-hidden="true" data-look={look}>
      <span>#</span>
      <span>Title</span>
      {look === 'album' ? null : <span>Album</span>}
      {look === true ? <span>Service</span> : null}
      <span />
      <ClockIcon size={14} />
    </Head>
  );
}

const Head = styled.div`
  display: none;
  @container tracks (min-width: 900px) {
    display: grid;
    ${tableColumns}
    align-items: center;
    column-gap: ${t('space.3')};
    height: 36px;
    margin-bottom: ${t('space.2')};
    padding-inline: 10px 2px;
    border-bottom: 1px solid ${t('colors.hairline')};
    ${quietText}
    > :first-child {
      text-align: center;
    }
    > :nth-child(2) {
      grid-column: 2 / 4;
    }
    > svg {
      justify-self: end;
    }
  }
`;
