// Makes an icon of 24 x 24 units in the color of the text around it. Icons are hidden from screen readers: the control
// around them has the name.
export type IconProps = {
  size?: number;
  filled?: boolean;
};

export type Icon = (props: IconProps) => React.ReactElement;

export function createIcon(path: string, solid = false): Icon {
  return function Icon({ size = 18, filled = solid }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={filled ? 'currentColor' : 'none'}
        stroke={solid ? 'none' : 'currentColor'}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
