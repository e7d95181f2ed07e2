// The parts of a row. Their own file, because a row is drawn in several widths.
import { figures, media, oneLine, t } from '@segue/ui';
import styled from 'styled-components';

export const Lead = styled.span`
  display: grid;
  place-items: center;
  > * {
    grid-area: 1 / 1;
  }
`;

export const Rest = styled.span`
  ${figures}
  display: grid;
  place-items: center;
  pointer-events: none;
  transition: opacity ${t('motion.hover')};
`;

export const Play = styled.button`
  display: grid;
  place-items: center;
  opacity: 0;
  color: ${t('colors.text')};
  transition: opacity ${t('motion.hover')};
  /* The whole row is its target; links and controls lie above. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${t('radii.row')};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${t('colors.accent')};
    outline-offset: -2px;
  }
`;

export const Words = styled.span`
  display: grid;
  grid-template: 'badges name' auto 'credits credits' auto / auto minmax(0, 1fr);
  align-items: center;
  row-gap: 1px;
  min-width: 0;
`;

export const Badges = styled.span`
  grid-area: badges;
  display: flex;
  gap: 6px;
  margin-inline-end: 6px;
`;

export const Name = styled.span`
  ${oneLine}
  grid-area: name;
  font-weight: ${t('fontWeights.medium')};
  transition: color ${t('motion.hover')};
`;

export const Credits = styled.span`
  grid-area: credits;
  display: flex;
  align-items: center;
  gap: 7px;
  min-width: 0;
  color: ${t('colors.muted')};
  font-size: ${t('fontSizes.secondary')};
  > * {
    z-index: 1;
  }
  > :first-child {
    font-size: 11px;
  }
`;

export const Artists = styled.span`
  ${oneLine}
  a {
    position: relative;
  }
`;

export const Actions = styled.span`
  position: relative;
  z-index: 1;
  display: flex;
  gap: 2px;
  color: ${t('colors.faint')};
`;

export const Time = styled.span`
  ${figures}
  min-width: 2.2rem;
  text-align: end;
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 20px auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${t('space.3')};
  padding: 7px 10px;
  border-radius: ${t('radii.row')};
  transition: background-color ${t('motion.hover')};

  &:hover,
  &:focus-within {
    background: ${t('colors.hover')};
    ${Actions} {
      color: ${t('colors.soft')};
    }
  }
  ${media.hover} {
    &:hover ${Play} {
      opacity: 1;
    }
    &:hover ${Rest} {
      opacity: 0;
    }
  }
  &:has(${Play}:focus-visible) {
    ${Play} {
      opacity: 1;
    }
    ${Rest} {
      opacity: 0;
    }
  }
  &[data-provider='spotify'][data-current] ${Name} {
    color: ${t('colors.spotify')};
  }
  &[data-provider='soundcloud'][data-current] ${Name} {
    color: ${t('colors.soundcloud')};
  }
  &[data-blocked] ${Name} {
    color: ${t('colors.muted')};
  }
  ${media.touch} {
    ${Actions} {
      color: ${t('colors.soft')};
    }
  }
  /* In a narrow list the title needs the room: no numbers, and badges go under it. */
  @container tracks (max-width: 400px) {
    grid-template-columns: 0 auto minmax(0, 1fr) auto auto;
    gap: 10px;
    padding: 7px ${t('space.2')};
    ${Words} {
      grid-template: 'name name' auto 'badges credits' auto / auto minmax(0, 1fr);
    }
    ${Lead} {
      margin-inline-end: -10px;
    }
    ${Play} {
      width: ${t('space.4')};
      height: ${t('sizes.cover')};
    }
    ${Rest}, ${Play} svg {
      display: none;
    }
    ${Time} {
      min-width: 0;
    }
    &[data-current] {
      grid-template-columns: 14px auto minmax(0, 1fr) auto auto;
      ${Lead} {
        margin: 0;
      }
      ${Rest} {
        display: grid;
      }
    }
  }
`;
