import { minidenticon } from 'minidenticons';

/** In degrees; each goes with paper and with lamplight. */
const hues = [14, 38, 86, 150, 182, 208, 238, 336];

/** The picture of somebody who has none: drawn from the id, the same everywhere, in one of a few muted colours. */
export function avatarSvg(profileId: string): string {
  const hue = hues[[...profileId].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997, 0) % hues.length];
  return minidenticon(profileId).replace(/ fill="[^"]*"/, ` fill="hsl(${hue} 42% 46%)"`);
}
