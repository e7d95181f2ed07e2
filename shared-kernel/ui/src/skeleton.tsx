import styled, { keyframes } from 'styled-components';
import { t, type TokenPath } from './theme';

type Props = {
  width?: string;
  height?: string;
  radius?: TokenPath & `radii.${string}`;
};

/** A placeholder for loading content. It appears after 150 ms, so that fast answers do not flicker. */
export function Skeleton({ width = '100%', height = '0.8em', radius = 'radii.control' }: Props) {
  return <Piece aria-hidden="true" $width={width} $height={height} $radius={t(radius)} />;
}

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const breathe = keyframes`50% { opacity: 0.45; }`;

const Piece = styled.span<{ $width: string; $height: string; $radius: string }>`
  display: block;
  flex: none;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ $radius }) => $radius};
  background: ${t('colors.selected')};
  animation:
    ${appear} 1ms 150ms both,
    ${breathe} 1.6s 150ms ease-in-out infinite;
`;
