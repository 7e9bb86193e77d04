import { minidenticon } from 'minidenticons';

/** In degrees, none of them purple; each goes with paper and with lamplight. */
const hues = [8, 34, 56, 92, 142, 172, 198, 220];

/** Eight looks of a colour and, told apart at the size of a letter, whether the figure or its ground is the dark one. */
function looksOf(profileId: string): { ink: string; ground: string } {
  const hash = [...profileId].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 99_991, 0);
  const hue = hues[hash % hues.length];
  const [dark, light] = [`hsl(${hue} 42% 36%)`, `hsl(${hue} 42% 86%)`];
  return Math.floor(hash / hues.length) % 2 === 0 ? { ink: dark, ground: light } : { ink: light, ground: dark };
}

/** The picture of somebody who has none: a bold figure drawn from the id, the same everywhere, in one of a few muted colours. */
export function avatarSvg(profileId: string): string {
  const { ink, ground } = looksOf(profileId);
  const frame = `<svg viewBox="-1 -1 7 7" shape-rendering="crispEdges" xmlns="http://www.w3.org/2000/svg" fill="${ink}">`;
  return minidenticon(profileId).replace(/^<svg[^>]*>/, `${frame}<path d="M-1-1h7v7h-7z" fill="${ground}"/>`);
}
