import { avatarSvg } from './avatar.ts';

const fillsOf = (svg: string) => [...svg.matchAll(/fill="hsl\((\d+) (\d+)% (\d+)%\)"/g)].map(([, ...parts]) => parts.map(Number));

it('a drawn picture is the same for a member everywhere, in one of eight muted hues that are not purple, on a ground that sets it off', () => {
  const drawn = Array.from({ length: 400 }, (_, member) => avatarSvg(`member-${member}`));
  expect(drawn[7]).toBe(avatarSvg('member-7'));
  const fills = drawn.map(fillsOf);
  expect(new Set(fills.map(([ink]) => ink?.[0])).size).toBe(8);
  expect(new Set(fills.map((both) => both.join())).size).toBe(16);
  for (const [ink = [], ground = []] of fills) {
    expect([ink[0], ink[1]]).toEqual([ground[0], ground[1]]);
    expect(ink[0]).toBeLessThan(240);
    expect(ink[1]).toBeLessThan(50);
    expect(Math.abs((ink[2] ?? 0) - (ground[2] ?? 0))).toBe(50);
  }
});
