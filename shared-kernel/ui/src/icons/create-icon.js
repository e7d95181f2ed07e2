export function createIcon(path, solid = false) {
    return function Icon({ size = 18, filled = solid }) {
        return (<svg width={size} height={size} viewBox="0 0 24 24" fill={filled ? 'currentColor' : 'none'} stroke={solid ? 'none' : 'currentColor'} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path d={path}/>
      </svg>);
    };
}
