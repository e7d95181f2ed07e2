/** Renders the widget's frame: cover, title, play button and the audio element. */
import { escapeHtml } from '@segue/provider-sandbox/core/page';
import type { WidgetBehaviour } from '@segue/provider-sandbox/catalogue/player-behaviour';
import { frameScript } from './frame-script';

export type FrameDetails = {
  sound: Record<string, unknown>;
  title: string;
  uploader: string;
  permalink: string;
  cover: string | null;
  audioUrl: string;
  access: 'playable' | 'preview' | 'blocked';
  autoPlay: boolean;
  singleActive: boolean;
  behaviour: WidgetBehaviour;
};

export function framePage(details: FrameDetails): string {
  const { sound, audioUrl, access, autoPlay, singleActive, behaviour } = details;
  const config = JSON.stringify({ sound, audioUrl, access, autoPlay, singleActive, behaviour }).replaceAll(
    '<',
    '\\u003c',
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local provider sandbox — ${escapeHtml(details.title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${details.cover ? `<img src="${escapeHtml(details.cover)}" alt="">` : '<div class="blank"></div>'}
<button type="button" id="play" aria-label="Play">▶</button>
<div class="labels">
<a href="${escapeHtml(details.permalink)}" target="_blank" rel="noreferrer"><b>${escapeHtml(details.title)}</b></a>
<span>${escapeHtml(details.uploader)}</span>
<i><i id="progress"></i></i>
</div>
<small>sandbox</small>
<audio id="sandbox-audio" preload="auto"></audio>
<script>window.sandboxWidget = ${config};${frameScript}</script>
</body>
</html>`;
}

const STYLE = `
body { margin: 0; height: 100vh; display: flex; align-items: center; gap: 14px; padding: 10px; box-sizing: border-box;
  background: #12161f; color: #eef1f8; font: 14px/1.4 system-ui, sans-serif; overflow: hidden; }
img, .blank { height: 100%; max-height: 120px; aspect-ratio: 1; border-radius: 6px; background: #2a3040; }
button { flex: none; width: 44px; height: 44px; border: 0; border-radius: 50%; background: #f0a878; color: #12161f; font-size: 16px; cursor: pointer; }
.labels { min-width: 0; flex: 1; display: grid; gap: 2px; overflow: hidden; }
.labels b, .labels span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.labels span, small { color: #98a2b8; }
@media (max-width: 400px) { small { display: none; } }
a { color: inherit; text-decoration: none; }
.labels > i { display: block; height: 3px; margin-top: 8px; background: #2a3040; border-radius: 2px; }
#progress { display: block; height: 3px; width: 0; background: #f0a878; border-radius: 2px; }
`;
