export { Actions, Card, CardContent, CardLink, CardName, CardText, Grid } from './card-styles';
export { CoverBackdrop } from './cover-backdrop';
export { DetailHead, headingOf } from './detail-head';
export { DetailSkeleton } from './detail-skeleton';
export { durationOf, totalLength, trackTotal } from './facts';
export { PlayButtons, shuffleAll } from './play-buttons';
export { SearchForm } from './search-form';
