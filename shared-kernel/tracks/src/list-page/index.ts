export { Backdrop, hueOf } from './backdrop';
export { Actions, Card, CardContent, CardLink, CardName, CardText, Grid } from './card-styles';
export { coverFrame } from './cover-frame';
export { DetailHead } from './detail-head';
export { DetailSkeleton } from './detail-skeleton';
export { lengthOf, listFacts, totalLength, trackTotal } from './facts';
export { FilterField, PrimaryLink } from './filter-field';
export { PlayButtons, shuffleAll } from './play-buttons';
export { SearchForm } from './search-form';
