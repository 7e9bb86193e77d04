import { minidenticon } from 'minidenticons';

/** Hues in degrees, none of them purple; they fit both themes. */
const hues = [8, 34, 56, 92, 142, 172, 198, 220];
/** Lightness of the figure and of its ground, in percent. */
const tones = [
  [32, 84],
  [90, 38],
] as const;

/** FNV-1a, 32 bits. */
const hashOf = (text: string) => [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);

/** 128 looks: the hue of the figure, that of its ground, and which of the two is dark. */
function looksOf(profileId: string): { ink: string; ground: string } {
  const hash = hashOf(profileId);
  const hue = (step: number) => hues[Math.floor(hash / step) % hues.length];
  const [ofInk, ofGround] = tones[Math.floor(hash / hues.length ** 2) % 2] ?? tones[0];
  return { ink: `hsl(${hue(1)} 45% ${ofInk}%)`, ground: `hsl(${hue(hues.length)} 45% ${ofGround}%)` };
}

/** Generated picture of a member without one: a bold figure from the id, always the same, in muted colours that differ between members. */
export function avatarSvg(profileId: string): string {
  const { ink, ground } = looksOf(profileId);
  const frame = `<svg viewBox="-1 -1 7 7" shape-rendering="crispEdges" xmlns="http://www.w3.org/2000/svg" fill="${ink}">`;
  return minidenticon(profileId).replace(/^<svg[^>]*>/, `${frame}<path d="M-1-1h7v7h-7z" fill="${ground}"/>`);
}

/** The same as an address of its own: guests may fetch no avatar, and learn no id by its address. */
export const avatarDataUrl = (account: string) => `data:image/svg+xml,${encodeURIComponent(avatarSvg(account))}`;
