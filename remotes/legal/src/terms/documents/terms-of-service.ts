import { list, text, type LegalDocument } from '../document';

export const termsOfService: LegalDocument = {
  id: 'terms',
  title: 'Terms of Service',
  summary: 'What you may expect of Segue, and what Segue expects of you.',
  sections: [
    {
      heading: 'About Segue and these terms',
      blocks: [
        text(
          'Segue is a web application that searches two music services, Spotify and SoundCloud, shows their results side by side and plays tracks through the players those services provide. Segue hosts no music. By using Segue you agree to these terms; if you do not agree, please do not use it.',
        ),
        text(
          'You may search and listen without an account, as far as each provider allows it. Favorites, playlists and a saved volume need an account.',
        ),
      ],
    },
    {
      heading: 'Account registration',
      blocks: [
        text(
          'You can register with an email address and a password, or by continuing with Spotify or SoundCloud and then adding an email address and a password. You must be at least 13 years old, or older where the law of your country or the terms of a provider you connect demand it.',
        ),
        list(
          'Give an email address that is yours. Segue does not verify it and sends no mail by itself. If you forget your password, write from it to {email} for a link to set a new one.',
          'Keep your password to yourself. You are responsible for what happens through your account until you tell us that somebody else has used it.',
          'One person, one account. Accounts are never merged because their email addresses look alike.',
          'You may stop using your account at any time, and delete it under Account Settings, Personal Info.',
        ),
      ],
    },
    {
      heading: 'Third-party sign-in',
      blocks: [
        text(
          'When you continue with Spotify or SoundCloud, that provider tells Segue who you are there after asking you for permission. Segue never sees your password at the provider. A provider account can be connected to one Segue account only. You can disconnect a provider under Account Settings, Connections; Segue then deletes the tokens, the profile data and the copies of track data it holds for that connection; your favorites and playlists stay. Your use of each provider stays subject to the terms you have with that provider.',
        ),
      ],
    },
    {
      heading: 'Playback',
      blocks: [
        text(
          'Spotify tracks play only for people who are signed in with a connected Spotify Premium account. SoundCloud tracks play in SoundCloud’s own embedded player. Whether a track can be played, in full or as a preview, is decided by the provider and by the rights holders, may depend on your country, and may change at any time.',
        ),
      ],
    },
    {
      heading: 'Content license',
      blocks: [
        text(
          'Music, artwork, names and descriptions of tracks belong to their creators and rights holders and reach you under the license of the provider that delivers them. Segue gives you no right to copy, download, record, redistribute or publicly perform them.',
        ),
        text(
          'What you add to Segue yourself, such as playlist names and cover images, stays yours. You grant Segue a non-exclusive, royalty-free license to store, resize and show it to you, for as long as you keep it here, and only to run the service. You confirm that you have the rights needed for what you upload.',
        ),
        text(
          'You receive a personal, revocable, non-transferable permission to use the Segue application for private and non-commercial listening.',
        ),
      ],
    },
    {
      heading: 'Availability and changes',
      blocks: [
        text(
          'Segue depends on services it does not control and is offered as it is, without a promise that it is always available or free of errors. We may change or end features; where a change takes something from you, we say so in advance as far as we can. These terms may change too. The date at the top tells when they last did, and using Segue after that date means that you accept the new text.',
        ),
      ],
    },
    {
      heading: 'Liability',
      blocks: [
        text(
          'To the extent the law allows, Segue is not liable for indirect or consequential loss, for content delivered by the providers, or for their outages. Nothing in these terms limits liability that cannot be limited by law, nor rights you have as a consumer.',
        ),
      ],
    },
    {
      heading: 'Enforcement and ending an account',
      blocks: [
        text(
          'We may limit, suspend or end access for accounts that break these terms or the Acceptable Use Policy, in proportion to the breach and, where possible, after a warning. You may object at {email}; a person will look at it.',
        ),
      ],
    },
    {
      heading: 'Contact',
      blocks: [
        text(
          'Questions about these terms, about your account or about anything else in Segue: {email}. One person reads every message, in English, and usually answers within a week.',
        ),
      ],
    },
  ],
};
