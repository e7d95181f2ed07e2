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
  gap: 1px;
  min-width: 0;
`;

export const Title = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
`;

export const Name = styled.span`
  ${oneLine}
  font-weight: ${t('fontWeights.medium')};
  transition: color ${t('motion.hover')};
`;

export const Credits = styled.span`
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
  /* Rows out of sight cost no layout. */
  content-visibility: auto;
  contain-intrinsic-size: auto 62px;

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
  ${media.phone} {
    /* No column of numbers on a phone; only what plays takes its room. */
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: 10px;
    padding: 7px ${t('space.2')};
    ${Lead} {
      position: absolute;
      inset: 0 auto 0 0;
      width: 0;
    }
    ${Rest} {
      display: none;
    }
    ${Time} {
      min-width: 0;
    }
  }
`;
