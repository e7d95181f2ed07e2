import { oneLine, t } from '@segue/ui';
import styled from 'styled-components';

/** There is room for the list below the controls. */
const tall = '@media (min-height: 260px)';

export const Place = styled.main`
  --volume-width: 52px;
  display: grid;
  grid-template-rows: auto auto auto auto minmax(0, 1fr);
  gap: ${t('space.2')};
  height: 100dvh;
  padding: ${t('space.3')};
  overflow: hidden;
  color: ${t('colors.soft')};
  background: ${t('colors.deep')};
`;
export const Current = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${t('space.3')};
`;
export const Text = styled.div`
  min-width: 0;
`;
export const Title = styled.p`
  ${oneLine}
  font-weight: ${t('fontWeights.medium')};
  color: ${t('colors.text')};
`;
export const Controls = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
`;
export const Transport = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.2')};
`;
export const Next = styled.p`
  ${oneLine}
  font-size: ${t('fontSizes.small')};
  color: ${t('colors.muted')};

  ${tall} {
    display: none;
  }
`;
export const List = styled.ol`
  display: none;

  ${tall} {
    display: block;
    grid-row: 4 / -1;
    min-height: 0;
    margin-inline: calc(-1 * ${t('space.2')});
    padding-top: ${t('space.1')};
    overflow-y: auto;
    border-top: 1px solid ${t('colors.hairline')};
  }
`;
export const Entry = styled.button`
  display: flex;
  align-items: baseline;
  gap: ${t('marks.gap')};
  width: 100%;
  min-height: 36px;
  padding: ${t('space.2')};
  border-radius: ${t('radii.row')};
  font-size: ${t('fontSizes.secondary')};
  text-align: start;

  &:hover {
    background: ${t('colors.hover')};
  }
  > i {
    align-self: center;
  }
  > span {
    ${oneLine}
  }
  > small {
    ${oneLine}
    flex: 0 1000 auto;
    font-size: inherit;
    color: ${t('colors.muted')};
  }
`;
