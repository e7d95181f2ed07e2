// The artists, albums and playlists that a search found, in one line that scrolls; part of the lazy file.
import {
  type ArtistSummary,
  artistNames,
  type CatalogueHits,
  type Collection,
  type Provider,
} from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { inTurn } from '@segue/ui/tracks';
import { coverFrame } from '@segue/ui/tracks/list-page';
import { CoverImage, media, ProviderLogo, t, tileLook, TileText } from '@segue/ui';
import { useUnit } from 'effector-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { $hits } from './model';
import { $blocked } from '../results/model';
import { HITS_HEIGHT } from '../results/waiting';

/** An item of several services is shown with the first playable one. */
type Hit = { to: string; name: string; about: string; imageUrl: string | undefined; providers: Provider[] };

/** The same height while empty, so that the content below never moves. */
export function Hits({ providers }: { providers: readonly Provider[] }) {
  const [found, blocked] = useUnit([$hits, $blocked]);
  const hits = mergeHits(
    providers.flatMap((provider) => found[provider] ?? []),
    blocked,
  );
  const [focused, setFocused] = useState(0);
  const tabStop = Math.min(focused, hits.length - 1);
  return (
    <Place>
      {hits.length > 0 ? (
        <Line aria-label="Artists, albums and playlists" onKeyDown={moveFocus}>
          {hits.map(({ to, name, about, imageUrl, providers: at }, index) => (
            <li key={to}>
              <Card to={to} tabIndex={index === tabStop ? 0 : -1} onFocus={() => setFocused(index)}>
                <Picture data-round={about === 'Artist' || undefined}>
                  <CoverImage size="fill" src={imageUrl} />
                </Picture>
                <TileText name={name}>
                  {at.map((provider) => (
                    <ProviderLogo key={provider} provider={provider} isNamed />
                  ))}
                  <span dir="auto">{about}</span>
                </TileText>
              </Card>
            </li>
          ))}
        </Line>
      ) : null}
    </Place>
  );
}

/** One tab stop for the line: arrows, Home and End move inside it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const cards = [...event.currentTarget.querySelectorAll('a')];
  const at = cards.findIndex((card) => card === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: cards.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  cards[to]?.focus();
}

function mergeHits(all: readonly CatalogueHits[], blocked: readonly Provider[]): readonly Hit[] {
  const hits = new Map<string, Hit>();
  const add = (hit: Omit<Hit, 'providers'>, provider: Provider) => {
    // One service lists the guests of an album, another does not.
    const key = `${hit.name}\0${hit.about.split(',')[0]}`.toLowerCase();
    const known = hits.get(key);
    if (!known) hits.set(key, { ...hit, providers: [provider] });
    else if (!known.providers.includes(provider)) {
      if (known.providers.every((one) => blocked.includes(one))) known.to = hit.to;
      known.providers.push(provider);
    }
  };
  for (const artist of inTurn(all.map(({ artists }) => artists))) add(ofArtist(artist), artist.provider);
  for (const kind of ['albums', 'playlists'] as const)
    for (const one of inTurn(all.map((found) => found[kind]))) add(ofCollection(one), one.provider);
  return [...hits.values()];
}

const ofArtist = ({ provider, id, name, imageUrl }: ArtistSummary) => ({
  to: screens.artist(provider, id),
  name,
  about: 'Artist',
  imageUrl,
});

function ofCollection({ kind, provider, id, title, artists, imageUrl }: Collection) {
  const isAlbum = kind === 'album';
  const by = artists.length > 0 ? ` · ${artistNames({ artistInfo: artists })}` : '';
  return {
    to: (isAlbum ? screens.album : screens.providerPlaylist)(provider, id),
    name: title,
    about: `${isAlbum ? 'Album' : 'Playlist'}${by}`,
    imageUrl,
  };
}

const appear = keyframes`from { opacity: 0; }`;

const Place = styled.div`
  height: ${HITS_HEIGHT};
  ${media.content.phone} {
    margin-block: -8px -14px;
  }
`;
/* Full page width, without clipping a focus ring. */
const Line = styled.ul`
  display: flex;
  gap: ${t('space.2')};
  margin-inline: calc(${t('sizes.gutter')} * -1);
  padding: ${t('space.1')} ${t('sizes.gutter')} ${t('space.2')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${t('sizes.gutter')};
  scrollbar-width: thin;
  animation: ${appear} ${t('motion.panel')};
  > li {
    flex: none;
    max-width: min(18rem, 78%);
  }
`;
const Card = styled(Link)`
  ${tileLook}
  --name-lines: 1;
  width: auto;
  height: 52px;
  padding-inline: 8px ${t('space.4')};
  > :first-child {
    width: 40px;
  }
  ${media.content.phone} {
    height: 48px;
  }
  ${media.forcedColors} {
    border-color: LinkText;
  }
`;
const Picture = styled.span`
  ${coverFrame}
  &:not([data-round]) {
    border-radius: ${t('radii.cover')};
  }
`;
