import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, oneLine, quietText, t } from './theme';

/** Styles of a tile's button or link. Its first child is the picture. */
export const tileLook = css`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  width: 100%;
  height: 72px;
  padding: 0 ${t('space.3')} 0 ${t('space.2')};
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.field')};
  background: ${t('colors.card')};
  color: ${t('colors.text')};
  text-align: start;
  transition: background-color ${t('motion.hover')};
  > :first-child {
    flex: none;
    width: 56px;
  }
  &:hover {
    text-decoration: none;
  }
  ${media.hover} {
    &:hover {
      background: ${t('colors.cardRaised')};
    }
  }
  ${media.content.phone} {
    gap: 10px;
    height: 68px;
    padding: 0 10px 0 6px;
    > :first-child {
      width: 46px;
    }
  }
`;

type TextProps = { name: string; children: ReactNode };

export function TileText({ name, children }: TextProps) {
  return (
    <Text>
      <Name dir="auto">{name}</Name> <About>{children}</About>
    </Text>
  );
}

const Text = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  ${quietText}
  line-height: 18px;
`;
const Name = styled.span`
  ${oneLine}
  color: ${t('colors.text')};
  font-size: ${t('fontSizes.tile')};
  font-weight: ${t('fontWeights.medium')};
  line-height: 20px;
  ${media.content.phone} {
    display: -webkit-box;
    font-size: ${t('fontSizes.secondary')};
    line-height: 17px;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--name-lines, 2);
  }
`;
const About = styled.span`
  display: flex;
  align-items: center;
  gap: ${t('marks.gap')};
  min-width: 0;
  > span {
    ${oneLine}
  }
`;
