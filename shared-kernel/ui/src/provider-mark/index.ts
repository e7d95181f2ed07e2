export { ProviderDot, ProviderMark, providerColor } from './provider-mark';
