import type { LegalDocument } from '../document';
import { acceptableUsePolicy } from './acceptable-use-policy';
import { copyrightPolicy } from './copyright-policy';
import { privacyPolicy } from './privacy-policy';
import { termsOfService } from './terms-of-service';
import { thirdPartyServices } from './third-party-services';

/** In the order of the side menu; the first is the default. */
export const legalDocuments: readonly LegalDocument[] = [
  termsOfService,
  privacyPolicy,
  copyrightPolicy,
  acceptableUsePolicy,
  thirdPartyServices,
];
