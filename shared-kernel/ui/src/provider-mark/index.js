export { ProviderLogo, ProviderMark, providerColor } from './provider-mark';
export { ConnectionMark } from './connection-mark';
