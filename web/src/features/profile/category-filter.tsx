import { type Category, categoryLabels, isCategory } from '@kloak/proto/rules/categories.ts';
import { useSearchParams } from 'react-router-dom';
import { memberTexts } from '../../lib/member-texts.ts';
import type { Categories } from '../../lib/posts-of.ts';
import s from './profile.module.css';
import { profileTexts as t } from './texts.ts';

const parameter = 'category';

/** The category that the address names. */
export function useCategory(): Category | undefined {
  const named = useSearchParams()[0].get(parameter);
  return isCategory(named) ? named : undefined;
}

/** Shows all of a library, or its videos of one category. Nothing where it has no videos. */
export function CategoryFilter({ categories }: { readonly categories: Categories }) {
  const current = useCategory();
  const setParams = useSearchParams()[1];
  // One that has become empty is still what is looked at.
  const offered =
    current === undefined || categories.some(({ category }) => category === current) ? categories : [...categories, { category: current, count: 0 }];
  if (offered.length === 0) return null;
  const choose = (chosen: string) => setParams(chosen === '' ? {} : { [parameter]: chosen }, { preventScrollReset: true });
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
