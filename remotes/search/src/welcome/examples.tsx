import { HomeSection, media, SearchIcon, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { queryPicked } from '../search-box/model';

/** Both services have results for these. */
const EXAMPLE_SEARCHES = ['late night', 'ambient', 'dub techno', 'night swim', 'rain', 'jazz'];
/** The golden angle makes neighbors differ. */
const hueOf = (card: number) => Math.round(255 + card * 137.5) % 360;

export function Examples() {
  const onPick = useUnit(queryPicked);
  return (
    <HomeSection title="Example searches">
      <Cards>
        {EXAMPLE_SEARCHES.map((query, index) => (
          <li key={query}>
            <Card
              type="button"
              aria-label={`Search for ${query}`}
              style={{ backgroundColor: `hsl(${hueOf(index)} 53% 33%)` }}
              onClick={() => onPick(query)}
            >
              <span>{query}</span>
              <SearchIcon size={16} />
              <Sound viewBox="0 0 251 72" preserveAspectRatio="none" aria-hidden="true">
                <path d={soundShape(index)} />
              </Sound>
            </Card>
          </li>
        ))}
      </Cards>
    </HomeSection>
  );
}

const BARS = 36;

function soundShape(card: number): string {
  return Array.from({ length: BARS }, (_, bar) => {
    const beat = Math.abs(Math.sin((bar * (card + 3)) / 11));
    const detail = Math.abs(Math.sin(bar * (1.7 + card)));
    const height = 6 + 46 * beat * beat + 16 * detail;
    return `M${3 + bar * 7} 72v-${height.toFixed()}`;
  }).join('');
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${t('space.3')};
  ${media.content.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Card = styled.button`
  position: relative;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${t('space.2')};
  width: 100%;
  height: 190px;
  padding: 14px ${t('space.4')};
  overflow: hidden;
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.field')};
  background-image: linear-gradient(150deg, transparent, rgb(0 0 0 / 0.4));
  color: ${t('colors.onAccent')};
  font-size: 1rem;
  font-weight: ${t('fontWeights.bold')};
  line-height: 21px;
  letter-spacing: -0.012em;
  text-align: start;
  transition: transform ${t('motion.hover')};
  > svg {
    flex: none;
  }
  &:active {
    transform: scale(0.98);
  }
  ${media.content.phone} {
    height: 104px;
  }
`;
const Sound = styled.svg`
  position: absolute;
  inset: auto ${t('space.4')} 0;
  width: calc(100% - ${t('space.8')});
  height: 48%;
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  opacity: 0.36;
  transition: opacity ${t('motion.hover')};
  ${Card}:hover & {
    opacity: 0.6;
  }
`;
