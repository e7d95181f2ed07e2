export { Backdrop, hueOf } from './backdrop';
export { Actions, Card, CardContent, CardLink, CardName, CardText, coverFrame, Grid } from './card-styles';
export { CollectionGrid } from './collection-grid';
export { DetailHead } from './detail-head';
export { DetailSkeleton } from './detail-skeleton';
export { lengthOf, listFacts, totalLength, trackTotal } from './facts';
export { FilterField, PrimaryLink } from './filter-field';
export { type NamedTracks, PlayButtons, ShortButton, shuffleAll } from './play-buttons';
export { SearchForm } from './search-form';
