import { Page, t } from '@segue/ui';
import styled from 'styled-components';
import { useHomeAddress } from './address';
import { Results } from './results';
import { SearchBox } from './search-box';
import { Welcome } from './welcome';

/** /home: searches both providers. */
export function SearchScreen() {
  useHomeAddress();
  return (
    <Column>
      <h1>Find Your Perfect Song</h1>
      <SearchBox />
      <Results>
        <Welcome />
      </Results>
    </Column>
  );
}

const Column = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;
  h1 {
    margin-bottom: -4px;
    font-weight: ${t('fontWeights.heavy')};
    line-height: 1.1;
    letter-spacing: -0.03em;
    text-align: center;
  }
`;
