/** Colours that were chosen together: a dark ground, a second ground, three voices and a light. */

export type Palette = {
  ground: string;
  depth: string;
  voices: readonly [string, string, string];
  light: string;
};

const palette = (ground: string, depth: string, a: string, b: string, c: string, light: string): Palette => ({
  ground,
  depth,
  voices: [a, b, c],
  light,
});

export const PALETTES: readonly Palette[] = [
  palette('#1b1464', '#4c2fd6', '#22d3ee', '#6366f1', '#f472b6', '#fdf2ff'),
  palette('#3b0f0c', '#7c2d12', '#f97316', '#fb923c', '#fde68a', '#fff7e0'),
  palette('#06302f', '#0f766e', '#34d399', '#a7f3d0', '#f0fdf4', '#ffffff'),
  palette('#3f0d1d', '#881337', '#fb7185', '#fda4af', '#ffe4e6', '#fff5f2'),
  palette('#1a0b3b', '#5b21b6', '#8b5cf6', '#c084fc', '#f5d0fe', '#fdf4ff'),
  palette('#082f49', '#0369a1', '#38bdf8', '#7dd3fc', '#e0f2fe', '#f8fdff'),
  palette('#052e16', '#15803d', '#4ade80', '#bef264', '#fef08a', '#fefce8'),
  palette('#111827', '#334155', '#f59e0b', '#ef4444', '#e2e8f0', '#fff9ed'),
  palette('#2a1a3e', '#6d3b78', '#ff7e67', '#ffb26b', '#ffd56f', '#fff3d6'),
  palette('#0d1b2a', '#1b4965', '#62b6cb', '#cae9ff', '#ff9f6b', '#f4fbff'),
  palette('#231123', '#82204a', '#dd614a', '#f48668', '#73a580', '#fdeee4'),
  palette('#10002b', '#3c096c', '#9d4edd', '#ff6d9e', '#ffd166', '#fff0f8'),
  palette('#e9e1d2', '#d8c9ae', '#264653', '#e76f51', '#2a9d8f', '#fffaf0'),
  palette('#f1e3d3', '#f2c6a0', '#99c1b9', '#8e7dbe', '#d88c9a', '#fffdf8'),
  palette('#0b132b', '#1c2541', '#5bc0be', '#6fffe9', '#ff5d8f', '#effffd'),
  palette('#2d132c', '#801336', '#c72c41', '#ee4540', '#f9b384', '#fff0e5'),
  palette('#132a13', '#31572c', '#90a955', '#ecf39e', '#f4a259', '#fbfde9'),
  palette('#dfe7fd', '#b6ccfe', '#3d5a98', '#ee6c4d', '#293241', '#ffffff'),
  palette('#14213d', '#27406f', '#fca311', '#e5e5e5', '#ef476f', '#fffaf0'),
  palette('#0f0e17', '#2e2c4f', '#ff8906', '#f25f4c', '#e53170', '#fffffe'),
  palette('#004e64', '#00a5cf', '#25a18e', '#9fffcb', '#ffd97d', '#f3fffb'),
  palette('#fbe9d7', '#f6d5c5', '#1d3557', '#e63946', '#457b9d', '#fffaf5'),
  palette('#16161d', '#33334a', '#a3a3c2', '#d7d7ea', '#7df9c6', '#ffffff'),
  palette('#3d2645', '#832161', '#da4167', '#f0c987', '#899d78', '#fff5e8'),
  palette('#001219', '#005f73', '#0a9396', '#ee9b00', '#e9d8a6', '#fffbea'),
  palette('#22223b', '#4a4e69', '#9a8c98', '#f2b5a7', '#f2e9e4', '#fffaf7'),
  palette('#1f0a44', '#c2185b', '#ff7043', '#ffca28', '#80deea', '#fff8e1'),
  palette('#0a2540', '#635bff', '#00d4ff', '#7a73ff', '#ffb17a', '#f6f9fc'),
];
