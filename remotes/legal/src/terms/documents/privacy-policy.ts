import { list, text, type LegalDocument } from '../document';

export const privacyPolicy: LegalDocument = {
  id: 'privacy',
  title: 'Privacy Policy',
  summary: 'What Segue knows about you, why, for how long, and how to make it forget.',
  sections: [
    {
      heading: 'What is stored for visitors',
      blocks: [
        text(
          'Without an account Segue stores nothing about you on its server beyond short-lived technical logs. Your browser keeps your queue (session storage) and your last five searches (local storage) on your own device.',
        ),
      ],
    },
    {
      heading: 'What is stored with an account',
      blocks: [
        list(
          'Your e-mail address and a one-way hash of your password, to let you sign in.',
          'When the account was created, when it and its password were last changed, and your volume setting.',
          'Your favourites and playlists: identifiers of tracks, when you added them, a temporary copy of their title, artists, artwork address and duration, and cover images you upload (re-encoded, with metadata such as location removed).',
          'For each signed-in browser a session: a hash of its secret and the times it was used.',
        ),
      ],
    },
    {
      heading: 'What is stored for a connected provider',
      blocks: [
        text(
          'For Spotify: your account identifier and display name there, whether the account is known to be Premium, the permissions you granted, and access and refresh tokens. For SoundCloud: your account identifier and user name there, and access and refresh tokens. Tokens are encrypted. Only the short-lived Spotify access token ever reaches your own browser, because Spotify’s player needs it; refresh tokens never leave the server.',
        ),
        text(
          'Data received from Spotify and SoundCloud is used to search, to play and to show your lists, and for nothing else. It is not sold, not used for advertising or profiling, not analysed, and not used to train machine-learning models.',
        ),
      ],
    },
    {
      heading: 'Disconnecting and deleting',
      blocks: [
        text(
          'Account Settings, Connections, Disconnect deletes the tokens and profile data of that provider at once. You can also withdraw Segue’s permission at the provider: for Spotify at spotify.com/account/apps, for SoundCloud in its account settings. To delete your whole account write to {email}; everything stored for it is erased within five days, backups follow within thirty.',
        ),
      ],
    },
    {
      heading: 'Cookies and local storage',
      blocks: [
        text(
          'One session cookie keeps you signed in, and a short-lived one protects each round to a provider. Both are strictly necessary. There are no analytics or advertising cookies of ours. The players of Spotify and SoundCloud run in frames of their own and may set cookies under their own policies.',
        ),
      ],
    },
    {
      heading: 'Who receives data',
      blocks: [
        text(
          'Your search words are sent to Spotify and SoundCloud from our server, without telling them who asked. When you play a track, your browser talks to the provider directly, which then sees your network address as with any website. Nobody else receives personal data, unless the law compels us.',
        ),
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        text(
          'You may ask for a copy of your data, have it corrected or erased, object to its use, and complain to your data-protection authority. Write to {email}. The legal grounds are the contract with you and our interest in a safe service.',
        ),
      ],
    },
    {
      heading: 'Security and retention',
      blocks: [
        text(
          'Passwords are hashed with argon2id, tokens are encrypted with a key kept apart from the database, session secrets are stored as hashes. Sessions end after seven days without use and after thirty days in any case. Technical logs are kept for at most thirty days and contain no passwords or tokens.',
        ),
      ],
    },
    {
      heading: 'Children',
      blocks: [
        text(
          'Segue is not made for people under 13, or under the age at which the law of your country lets you agree to this by yourself. If a child has registered, write to {email} and the account is deleted.',
        ),
      ],
    },
    {
      heading: 'Changes and contact',
      blocks: [
        text(
          'When what is stored or who receives it changes, this text changes first, and the date at the top with it. Questions about your data, and requests to see, correct or erase it: {email}.',
        ),
      ],
    },
  ],
};
