// The providers that the product of the tests is configured for, in the order of the screens.
import { descriptorOf, PROVIDERS as ALL } from '@segue/contract';

export const PROVIDERS = ALL.filter((provider) => !descriptorOf(provider).isOptional);
