import { media, t } from '@segue/ui';
import styled from 'styled-components';
import { useHomeAddress } from './address';
import { Results } from './results';
import { SearchBox } from './search-box';
import { Welcome } from './welcome';

/** /home: one box, two providers. */
export function SearchScreen() {
  useHomeAddress();
  return (
    <Page>
      <Heading>Find Your Perfect Song</Heading>
      <SearchBox />
      <Results>
        <Welcome />
      </Results>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;
  max-width: ${t('sizes.content')};
  margin: 0 auto;
`;

const Heading = styled.h1`
  margin-bottom: -4px;
  font-size: ${t('fontSizes.title')};
  font-weight: ${t('fontWeights.heavy')};
  line-height: 1.1;
  letter-spacing: -0.03em;
  text-align: center;
  ${media.content.phone} {
    font-size: ${t('fontSizes.titleNarrow')};
  }
`;
