import { avatarSvg } from './avatar.ts';

const fillOf = (svg: string) => /fill="([^"]*)"/.exec(svg)?.[1];

it('a drawn picture is the same for a member everywhere, in one of eight muted colours', () => {
  const drawn = Array.from({ length: 200 }, (_, member) => avatarSvg(`member-${member}`));
  expect(drawn[7]).toBe(avatarSvg('member-7'));
  const fills = new Set(drawn.map(fillOf));
  expect(fills.size).toBe(8);
  for (const fill of fills) expect(fill).toMatch(/^hsl\(\d+ 42% 46%\)$/);
});
