/** Renders the SDK's hidden frame: an audio element and its script. */
import type { Autoplay } from '@segue/provider-sandbox/core/settings';
import type { SpotifyUrls } from '../urls';
import { deviceScript } from './device-script';

export const embeddedPage = (urls: SpotifyUrls, autoplay: Autoplay) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Local provider sandbox — Spotify player</title><link rel="icon" href="data:,"></head>
<body>
<audio id="sandbox-audio" preload="auto"></audio>
<script>${deviceScript(`${urls.base}/spotify/sdk`, `${urls.base}/spotify/audio`, autoplay)}</script>
</body>
</html>`;
