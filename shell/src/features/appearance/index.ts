export { AppearanceMenu } from './outlet';
export { wireAppearance } from './wire';
