import { list, text, type LegalDocument } from '../document';

export const acceptableUsePolicy: LegalDocument = {
  id: 'acceptable-use',
  title: 'Acceptable Use Policy',
  summary: 'Listen, collect and share taste; leave the machinery and other people’s rights alone.',
  sections: [
    {
      heading: 'Prohibited activities',
      blocks: [
        text('You may not use Segue to:'),
        list(
          'download, record, rip or cache audio, or help others to do so;',
          'copy or export a provider’s catalog or move it from one provider to another;',
          'play music in public, broadcast it, synchronize it with video, or use the service commercially;',
          'get around regional limits, advertisements, previews, Premium requirements or any other limit of a provider;',
          'inflate play counts, or operate accounts or the interface with scripts;',
          'take part in someone else’s account, or guess, collect or trade credentials;',
          'upload covers or choose names that are unlawful, hateful, sexually exploitative or that infringe somebody’s rights;',
          'probe, overload, decompile or reverse-engineer the service or a provider’s player, or remove their marks and links;',
          'feed content obtained through Segue to machine-learning systems.',
        ),
      ],
    },
    {
      heading: 'Fair load',
      blocks: [
        text(
          'Search and sign-in are limited so that everybody gets an answer. If you meet a limit, wait as long as the message says. Do not build around it.',
        ),
      ],
    },
    {
      heading: 'Enforcement',
      blocks: [
        text(
          'Depending on how serious a breach is, we may remove content, slow down or end sessions, suspend an account or close it. Where it is possible and safe to do so we warn first and explain afterwards. Providers may take measures of their own under their terms.',
        ),
      ],
    },
    {
      heading: 'Reporting',
      blocks: [
        text(
          'Please report abuse, and vulnerabilities you find, to {email}. We do not pursue people who report a vulnerability in good faith, touch no data of others and give us time to mend it.',
        ),
      ],
    },
  ],
};
