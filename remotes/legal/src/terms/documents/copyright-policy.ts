import { list, text, type LegalDocument } from '../document';

export const copyrightPolicy: LegalDocument = {
  id: 'copyright',
  title: 'Copyright Policy',
  summary: 'Segue hosts no music. How to have something taken down all the same.',
  sections: [
    {
      heading: 'Where the content comes from',
      blocks: [
        text(
          'Tracks, artwork and descriptions are delivered by Spotify and SoundCloud and remain on their servers. Segue shows them with a link to their source, credits their creators as the provider names them, and offers no way to download them. The only files Segue stores are cover images that users choose for their own playlists, which only their owner can see.',
        ),
      ],
    },
    {
      heading: 'Takedown process',
      blocks: [
        text(
          'If you believe that a track infringes your rights, please tell the provider that hosts it; once it is removed there, it also disappears here. If your complaint concerns something Segue itself stores or says, send a notice to {email} with:',
        ),
        list(
          'who you are, and for whom you act;',
          'the work or right you claim;',
          'the exact address or description of what infringes it;',
          'a statement that you believe in good faith that the use is not authorised;',
          'a statement that what you say is accurate and that you may act for the rights holder;',
          'your signature, typed or handwritten, and how to reach you.',
        ),
        text(
          'We look at every complete notice within three working days, remove or disable what is infringing, and tell the user concerned.',
        ),
      ],
    },
    {
      heading: 'Counter-notice',
      blocks: [
        text(
          'If you think that your content was removed by mistake, write to {email}, name what was removed, and explain why you may use it. We pass your answer on to the complainant and restore the content after ten working days, unless they take the matter to court.',
        ),
      ],
    },
    {
      heading: 'Repeat infringement',
      blocks: [
        text(
          'Accounts that infringe rights repeatedly are closed. Knowingly false notices may be answered with a claim for damages.',
        ),
      ],
    },
    {
      heading: 'Contact',
      blocks: [
        text(
          'Notices, counter-notices and questions about copyright: {email}. Please put the word “Copyright” into the subject, so that yours is read first.',
        ),
      ],
    },
  ],
};
