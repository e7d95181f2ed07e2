import { list, text, type LegalDocument } from '../document';

export const thirdPartyServices: LegalDocument = {
  id: 'third-party',
  title: 'Third-Party Services',
  summary: 'Segue stands between two services and belongs to neither.',
  sections: [
    {
      heading: 'Independence',
      blocks: [
        text(
          'Segue is an independent project. It is not made, endorsed, certified or sponsored by Spotify AB, SoundCloud or their affiliates. Their names and marks belong to them and are used only to say where content comes from.',
        ),
      ],
    },
    {
      heading: 'Spotify',
      blocks: [
        text('For everything that comes from Spotify, you agree in addition that:'),
        list(
          'Spotify makes no warranties or representations about Segue and disclaims all implied warranties, including merchantability, fitness for a particular purpose and non-infringement;',
          'you will not modify or create derivative works of the Spotify platform, service or content, and will not decompile, reverse-engineer or disassemble them;',
          'Segue, and not Spotify, is responsible for Segue, and Spotify bears no liability for it;',
          'Spotify is a third-party beneficiary of these terms and of the Privacy Policy and may enforce them directly;',
          'playing Spotify tracks here needs a Spotify Premium subscription and is for personal, non-commercial use.',
        ),
      ],
    },
    {
      heading: 'SoundCloud',
      blocks: [
        list(
          'Uploaders on SoundCloud decide whether and where their tracks may be played. What they withdraw disappears here as well.',
          'Every SoundCloud track shows its uploader and links to its page on SoundCloud.',
          'Playback happens in SoundCloud’s own embedded player under SoundCloud’s terms of use and privacy policy.',
          'Content of SoundCloud must not be copied, downloaded or used to train machine-learning systems.',
        ),
      ],
    },
    {
      heading: 'Provider disclaimers',
      blocks: [
        text(
          'The providers may change, limit or end their interfaces at any time; search results, availability and sound quality are theirs. Segue does not control them and is not liable for them. A track that plays today may be gone tomorrow.',
        ),
        text(
          'Both providers restrict showing or playing their content together with content of other services. Whoever runs a public installation of Segue is responsible for having the permissions that this needs.',
        ),
      ],
    },
    {
      heading: 'Links',
      blocks: [
        text(
          'Links to artists, tracks and providers lead to websites that are not ours. Their own terms and policies apply there.',
        ),
      ],
    },
    {
      heading: 'Contact',
      blocks: [
        text(
          'Questions about the services Segue stands on: {email}. For your subscription, your account or a single track at a provider, please ask that provider; nothing of it can be changed from here.',
        ),
      ],
    },
  ],
};
