/** Content so wide that the switch and the link of the results stand beside the centered tabs. */
export const besideTabs = '@container content (min-width: 740px)';
