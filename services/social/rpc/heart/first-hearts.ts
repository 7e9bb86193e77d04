import type { Ctx } from '@kloak/platform/context.ts';
import { heartPreviewCount } from '@kloak/proto/rules/pages.ts';
import { countAllHearts, heartedBy, hearts, isHeart } from '../../views/hearts.ts';

type FirstHearts = { whose: string[]; total: number };

/** The first hearts on each of some things (≤ 100), the viewer's own first and then the newest, and how many there are: three questions, however many things. */
export async function firstHearts(ctx: Pick<Ctx, 'view'>, targets: readonly string[], viewer: string): Promise<(target: string) => FirstHearts> {
  if (targets.length === 0) return () => ({ whose: [], total: 0 });
  const reader = ctx.view(hearts);
  const keys = targets.map((target) => [target]);
  const [{ items }, totals, mine] = await Promise.all([
    reader.newest({ index: 'byTarget', keys, perKey: heartPreviewCount, limit: targets.length * heartPreviewCount }),
    countAllHearts(reader, targets),
    heartedBy(reader, viewer, targets),
  ]);
  const newestOf = Map.groupBy(items.filter(isHeart), ({ target }) => target);
  return (target) => {
    const own = mine.has(target) ? [viewer] : [];
    const others = (newestOf.get(target) ?? []).map(({ who }) => who).filter((who) => who !== viewer);
    return { whose: [...own, ...others].slice(0, heartPreviewCount), total: totals.get(target) ?? 0 };
  };
}
