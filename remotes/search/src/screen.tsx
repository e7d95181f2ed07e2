import { $providers } from '@segue/kernel/state';
import { EmptyState, Page, SearchDrawing, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useHomeAddress } from './address/use-home-address';
import { Results } from './results/view';
import { type TakeTyped, useTyped } from './search-box/typed';
import { SearchBox } from './search-box/view';
import { type Sections, Welcome } from './welcome/view';

type ScreenProps = { Sections?: Sections | undefined; takeTyped?: TakeTyped | undefined };

/** /home: searches the configured providers; before a search, what there is to listen to. */
export function SearchScreen({ Sections, takeTyped }: ScreenProps) {
  return (
    <Column>
      <h1>Find Your Perfect Song</h1>
      <Search takeTyped={takeTyped}>
        <Welcome Sections={Sections} />
      </Search>
    </Column>
  );
}

/** Rerenders with each letter; `children`, shown until there is a search, do not. */
function Search({ takeTyped, children }: Pick<ScreenProps, 'takeTyped'> & { children: ReactNode }) {
  const opening = useHomeAddress();
  // After the address model, which sets the text of the box.
  const field = useTyped(takeTyped);
  const isSetUp = useUnit($providers).length > 0;
  if (!isSetUp)
    return (
      <EmptyState drawing={<SearchDrawing />} title="No music service is set up here yet.">
        The person who runs this site can add Spotify or SoundCloud.
      </EmptyState>
    );
  return (
    <>
      <SearchBox field={field} opening={opening?.query} />
      <Results opening={opening}>{children}</Results>
    </>
  );
}

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.4')};
  h1 {
    font-weight: ${t('fontWeights.heavy')};
    line-height: 1.1;
    letter-spacing: -0.032em;
    text-align: center;
  }
`;
