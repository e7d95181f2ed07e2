export { ProviderLogo, ProviderMark, providerColor } from './provider-mark';
export { ConnectionText } from './connection-mark';
