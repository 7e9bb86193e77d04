import type { Reaction } from '@kloak/proto/api/types.ts';
import { heartPreviewCount } from '@kloak/proto/rules/pages.ts';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { Avatar } from '../../people/avatar.tsx';
import s from './hearts.module.css';
import { heartsTexts as t } from './texts.ts';

type RowProps = {
  /** First hearts and their total; undefined until loaded. */
  readonly told: { readonly hearts: readonly Reaction[]; readonly total: number; readonly mine: boolean } | undefined;
  readonly onPress: (give: boolean) => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
};

/** Heart button, the number of hearts, and their first givers. */
export function HeartsRow({ told, onPress, onOpen, children }: RowProps) {
  const { hearts = [], total = 0, mine = false } = told ?? {};
  return (
    <div className={s.hearts}>
      <button
        type="button"
        className={s.heart}
        aria-pressed={mine}
        aria-label={told ? `${t.give}: ${memberTexts.hearts(total)}` : t.give}
        // Not `disabled`, which would take the focus from a keyboard user who steps through pictures.
        aria-disabled={!told}
        onClick={() => told && onPress(!mine)}
      >
        <Heart size={22} aria-hidden="true" fill={mine ? 'currentColor' : 'none'} />
        <span className={s.total} aria-hidden="true">
          {/* A space as wide as a digit: an unknown number must not look like 0. */}
          {told ? total : '\u2007'}
        </span>
      </button>
      {hearts.length > 0 && (
        <button type="button" className={s.people} aria-label={t.seeAll(total)} onClick={onOpen}>
          {hearts.slice(0, heartPreviewCount).map(({ profile }) => (
            <Avatar key={profile._id} src={profile.image} size={28} />
          ))}
        </button>
      )}
      {children}
    </div>
  );
}
