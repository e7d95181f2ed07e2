import { Page, t } from '@segue/ui';
import styled from 'styled-components';
import { useHomeAddress } from './address';
import { Results } from './results';
import { SearchBox } from './search-box';
import { Welcome, type Sections } from './welcome';

/** /home: searches both providers; before a search, what there is to listen to. */
export function SearchScreen({ Sections }: { Sections?: Sections | undefined }) {
  useHomeAddress();
  return (
    <Column>
      <h1>Find Your Perfect Song</h1>
      <SearchBox />
      <Results>
        <Welcome Sections={Sections} />
      </Results>
    </Column>
  );
}

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.5')};
  h1 {
    font-weight: ${t('fontWeights.heavy')};
    line-height: 1.1;
    letter-spacing: -0.032em;
    text-align: center;
  }
`;
