import { avatarSvg } from './avatar.ts';

const fillsOf = (svg: string) => [...svg.matchAll(/fill="hsl\((\d+) (\d+)% (\d+)%\)"/g)].map(([, ...parts]) => parts.map(Number));
const coloursOf = (svg: string) => fillsOf(svg).join();
const families = Array.from({ length: 1000 }, (_, family) => Array.from({ length: 10 }, (_other, member) => avatarSvg(`family-${family}-member-${member}`)));

it('a drawn picture is the same for a member everywhere, in muted hues that are not purple, on a ground that sets it off', () => {
  expect(avatarSvg('member-7')).toBe(avatarSvg('member-7'));
  for (const [ink = [], ground = []] of families.flat().map(fillsOf)) {
    for (const [hue = 0, saturation = 0] of [ink, ground]) {
      expect(hue).toBeLessThan(240);
      expect(saturation).toBeLessThan(50);
    }
    expect(Math.abs((ink[2] ?? 0) - (ground[2] ?? 0))).toBe(52);
  }
});

it('ten of a family have colours of their own in two of three families, and no two have the same picture', () => {
  expect(new Set(families.flat().map(coloursOf)).size).toBe(128);
  const ofOwn = families.filter((family) => new Set(family.map(coloursOf)).size === family.length);
  expect(ofOwn.length).toBeGreaterThan(650);
  expect(families.every((family) => new Set(family).size === family.length)).toBe(true);
});
