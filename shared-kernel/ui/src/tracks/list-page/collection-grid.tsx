import type { Collection } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { CoverImage, ProviderLogo, quietText, t } from '@segue/ui';
import styled from 'styled-components';
import { Card, CardContent, CardLink, CardName, coverFrame, Grid } from './card-styles';
import { trackTotal } from './facts';

type Props = {
  collections: readonly Collection[];
  /** Of several services: each card shows its service. */
  isMixed?: boolean;
};

/** Albums or playlists of services. */
export function CollectionGrid({ collections, isMixed = false }: Props) {
  return (
    <Grid>
      {collections.map(({ kind, provider, id, title, imageUrl, year, trackCount }) => (
        <Card key={`${provider}/${id}`}>
          <CardLink to={(kind === 'album' ? screens.album : screens.providerPlaylist)(provider, id)}>
            <CardContent>
              <Cover>
                <CoverImage size="fill" src={imageUrl} />
              </Cover>
              <Words>
                <CardName as="h3" dir="auto">
                  {title}
                </CardName>
                <Facts>
                  {isMixed ? <ProviderLogo provider={provider} isNamed /> : null}
                  <span>{kind === 'album' || trackCount === undefined ? year : trackTotal(trackCount)}</span>
                </Facts>
              </Words>
            </CardContent>
          </CardLink>
        </Card>
      ))}
    </Grid>
  );
}

const Cover = styled.div`
  ${coverFrame}
`;
const Words = styled.div`
  min-width: 0;
`;
const Facts = styled.p`
  display: flex;
  align-items: center;
  gap: ${t('marks.gap')};
  min-height: 18px;
  ${quietText}
  line-height: 18px;
`;
