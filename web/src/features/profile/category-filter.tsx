import { type Category, categoryLabels, isCategory } from '@kloak/proto/rules/text/categories.ts';
import { useSearchParams } from 'react-router-dom';
import { memberTexts } from '../../lib/member-texts.ts';
import type { Categories } from '../../posts/data/posts-of.ts';
import s from './profile.module.css';
import type { LibraryFilter } from './profile-queries.ts';
import { profileTexts as t } from './texts.ts';

const parameter = 'category';

/** Reads the category from the address. */
function useCategory(): Category | undefined {
  const named = useSearchParams()[0].get(parameter);
  return isCategory(named) ? named : undefined;
}

const orderParameter = 'order';
const byAdded = 'added';

/** Reads from the address which part of a library is shown: a category, and whether it is ordered by upload. */
export function useLibraryFilter(): LibraryFilter {
  const [params] = useSearchParams();
  return { category: useCategory(), ...(params.get(orderParameter) === byAdded && { added: true }) };
}

/** One parameter of the address; the others stay unchanged. */
function useChoice(name: string): [string, (chosen: string) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (chosen: string) => {
    const next = new URLSearchParams(params);
    if (chosen === '') next.delete(name);
    else next.set(name, chosen);
    setParams(next, { preventScrollReset: true });
  };
  return [params.get(name) ?? '', choose];
}

/** Selects the order of a library: by day of capture, or by upload. */
export function LibraryOrder() {
  const [order, choose] = useChoice(orderParameter);
  return (
    <select className={s.filter} aria-label={t.order} value={order === byAdded ? byAdded : ''} onChange={({ target }) => choose(target.value)}>
      <option value="">{t.byTaken}</option>
      <option value={byAdded}>{t.byAdded}</option>
    </select>
  );
}

/** Filter that shows all of a library, or its videos of one category. Renders nothing for a library without videos. */
export function CategoryFilter({ categories }: { readonly categories: Categories }) {
  const current = useCategory();
  const [, choose] = useChoice(parameter);
  // The chosen category stays in the list even if it has become empty.
  const offered =
    current === undefined || categories.some(({ category }) => category === current) ? categories : [...categories, { category: current, count: 0 }];
  if (offered.length === 0) return null;
  return (
    <select className={s.filter} aria-label={memberTexts.category} value={current ?? ''} onChange={({ target }) => choose(target.value)}>
      <option value="">{t.allCategories}</option>
      {offered.map(({ category, count }) => (
        <option key={category} value={category}>
          {t.ofCategory(categoryLabels[category], count)}
        </option>
      ))}
    </select>
  );
}
