import type { Collection } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { Card, CardContent, CardLink, CardName, coverFrame, Grid } from '@segue/ui/tracks/list-page';
import { CoverImage, ProviderLogo, quietText, t } from '@segue/ui';
import styled from 'styled-components';

type Props = {
  albums: readonly Collection[];
  /** Albums of several services: each card shows its service. */
  isMixed: boolean;
};

export function AlbumGrid({ albums, isMixed }: Props) {
  return (
    <Grid>
      {albums.map(({ provider, id, title, imageUrl, year }) => (
        <Card key={`${provider}/${id}`}>
          <CardLink to={screens.album(provider, id)}>
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
                  <span>{year}</span>
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
