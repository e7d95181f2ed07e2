import { list, text, type LegalDocument } from '../document';
import { BROWSER_STORAGE } from './browser-storage';

export const privacyPolicy: LegalDocument = {
  id: 'privacy',
  title: 'Privacy Policy',
  summary: 'What Segue knows about you, why, for how long, and how to make it forget.',
  sections: [
    {
      heading: 'What is stored for visitors',
      blocks: [
        text(
          'Without an account Segue stores nothing about you on its server beyond short-lived technical logs. Your browser keeps your queue and your recent searches on your own device; they are listed below.',
        ),
      ],
    },
    {
      heading: 'What is stored with an account',
      blocks: [
        list(
          'Your email address and a one-way hash of your password, to let you sign in.',
          'When the account was created, when it and its password were last changed, your volume setting, and the appearance that you chose.',
          'Your favorites and playlists: identifiers of tracks, when you added them, a temporary copy of their title, artists, uploader, album, links and duration, and cover images you upload (re-encoded, with metadata such as location removed). A playlist you delete can be restored for thirty days, then it is deleted for good.',
          'A playlist or queue that you share by a link: anyone with the link sees its name, cover and tracks, never your name or email address. The link of a playlist works until you stop sharing it, that of a queue for ninety days.',
          'For each signed-in browser a session: a hash of its secret, its browser and system in words (such as “Firefox on Windows”), when it began and when it was last used. Account Settings lists them and logs them out.',
        ),
      ],
    },
    {
      heading: 'What is stored for a connected provider',
      blocks: [
        text(
          'For Spotify: your account identifier and display name there, your email address there as a suggestion until you set up your account, whether the account is known to be Premium, the permissions you granted, and access and refresh tokens. For SoundCloud: your account identifier and user name there, and access and refresh tokens. Tokens are encrypted. Only the short-lived Spotify access token ever reaches your own browser, because Spotify’s player needs it; refresh tokens never leave the server.',
        ),
        text(
          'Data received from Spotify and SoundCloud is used to search, to play and to show your lists, and for nothing else. It is not sold, not used for advertising or profiling, not analyzed, and not used to train machine-learning models.',
        ),
      ],
    },
    {
      heading: 'Disconnecting and deleting',
      blocks: [
        text(
          'Account Settings, Connections, Disconnect deletes at once what is stored for that provider: its tokens, what it told us about your account there, and the temporary copies of its tracks in your lists, except copies that another user who has connected this provider keeps in a list. Your favorites and playlists stay: of each track we keep its identifier and when you added it, and when you open a list again its titles are fetched anew as public information.',
        ),
        text(
          'Also without that no temporary copy gets older than thirty days: it is fetched anew, or deleted. What is in nobody’s list is deleted after a day.',
        ),
        text(
          'You can withdraw Segue’s permission at the provider too: for Spotify at https://www.spotify.com/account/apps, for SoundCloud under “Connected applications” at https://soundcloud.com/settings. Disconnect here as well, so that we delete what we hold.',
        ),
        text(
          'Account Settings, Personal Info, Delete account erases everything stored for your account at once; backups follow within thirty days. If you cannot sign in any more, write to {email}.',
        ),
      ],
    },
    {
      heading: 'Cookies and browser storage',
      blocks: [
        text(
          'None of our cookies is for analytics or advertising. All are strictly necessary but the appearance and the typeface cookie, which make pages look right from their first moment. Only the last three here are set before you sign in or start to sign in.',
        ),
        list(
          'The session cookie keeps you signed in. It lasts seven days after your last visit.',
          'The device cookie remembers for one year that this browser signed in to your account before, so that strangers who guess passwords cannot lock you out.',
          'A state cookie protects each sign-in or connection through Spotify or SoundCloud. It lasts a few minutes.',
          'The bucket cookie holds a number from 0 to 99 for thirty days. It is set only while some browsers try a new version of a screen, so that yours keeps its version.',
          'The appearance cookie remembers for 400 days whether you chose the dark or the light look, so that pages have it from the first moment. It is set when you choose one, or sign in to an account that has a choice, and it stays when you log out.',
          'The typeface cookie holds for thirty days the name of the font file that your browser has loaded, so that pages are drawn in it from the first moment. It is the same for everybody.',
        ),
        text(
          'Your browser also keeps the following under these names, for visitors and for signed-in users. It stays on your device until you clear the data of this site in your browser, also after you log out unless its line says otherwise.',
        ),
        list(...BROWSER_STORAGE.map(({ key, area, purpose }) => `${key} (${area} storage): ${purpose}`)),
        text(
          'So that Segue opens without a network, your browser keeps its pages and scripts. While you are signed in, it also keeps your favorites, your playlists with their tracks and covers, your profile and your connections as you saw them last, and changes that are not saved yet. This copy is yours alone: it is deleted when you log out, when your session ends or another user signs in, and after a week without a connection. Sound, pictures and search results of Spotify and SoundCloud are not kept.',
        ),
        text(
          'Nothing else is kept. Access tokens are held in memory only. Open tabs of Segue tell each other who is signed in and which of them plays, without storing it.',
        ),
        text(
          'The scripts and players of Spotify and SoundCloud may set cookies and store data of their own, under the policies of those services.',
        ),
      ],
    },
    {
      heading: 'Who receives data',
      blocks: [
        text(
          'Your search words are sent to Spotify and SoundCloud from our server, without telling them who asked. With one exception: while your Spotify account is connected, we search Spotify with your permission there, so that you find what plays in your country. Spotify then knows that it is you.',
        ),
        text(
          'Your browser also talks to both services directly, for everybody, as soon as tracks are shown, whether or not you play one. They then see your network address, your browser and that you use Segue, as with any website:',
        ),
        list(
          'Spotify’s playback script, and a hidden player page of Spotify that it adds, are loaded from Spotify once a Spotify track that you can play is on screen or in your queue, or when you look at your connections: only while you are signed in and may have Premium.',
          'SoundCloud’s player script, and a hidden SoundCloud player page with a track ready to play, are loaded from SoundCloud once a SoundCloud track that you can play is on screen or in your queue.',
          'Covers are loaded from the image servers of Spotify and SoundCloud wherever tracks are shown: in search results, favorites, playlists, the queue and the player.',
          'When you play a track, its sound comes from its service, which learns which track it is. SoundCloud also learns the next SoundCloud tracks of your queue, at most four: their players are loaded ahead, and the next one is started without sound for a moment. SoundCloud may count that as a play. If whoever runs this site turned it on, the next Spotify track is started in the same way while SoundCloud plays, unless another device plays with your Spotify account.',
          'If your browser asks websites to save data, these scripts and player pages are loaded by your first play only.',
          'A service that is not set up here is neither loaded nor asked.',
        ),
        text('Nobody else receives personal data, unless the law compels us.'),
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        text(
          'You can download a copy of your data and delete your account yourself, under Account Settings, Personal Info. You may also have your data corrected, object to its use, and complain to your data-protection authority. For all of this you may also write to {email}. The legal grounds are the contract with you and our interest in a safe service.',
        ),
      ],
    },
    {
      heading: 'Security and retention',
      blocks: [
        text(
          'Passwords are hashed with argon2id, tokens are encrypted with a key kept apart from the database, session secrets are stored as hashes. Sessions end after seven days without use and after thirty days in any case. Technical logs are kept for at most thirty days and contain no passwords or tokens. Open pages tell the server which parts of Segue loaded, how fast, and which failed, without saying who you are.',
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
