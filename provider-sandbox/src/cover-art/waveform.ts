/** The loudness of an upload, as bars around a middle line. */
import { seededRandom } from '../core/random';

const BARS = 120;
const STEP = 15;
const HEIGHT = 280;

export function waveformSvg(key: string): string {
  const random = seededRandom(`${key}:waveform`);
  const bars = Array.from({ length: BARS }, (_, index) => {
    const height = Math.round(random.between(0.1, 1) * HEIGHT);
    return `<rect x="${index * STEP}" y="${(HEIGHT - height) / 2}" width="${STEP - 4}" height="${height}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BARS * STEP} ${HEIGHT}">${bars.join('')}</svg>`;
}
