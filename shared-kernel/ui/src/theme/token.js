/** A theme value for use in a style: `color: ${t('colors.muted')};`. */
export function t(path) {
    return `var(--${path.replace('.', '-')})`;
}
