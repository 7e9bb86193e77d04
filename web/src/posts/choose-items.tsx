import { commonErrorText } from '../lib/error-text.ts';
import { memberTexts } from '../lib/member-texts.ts';
import { texts } from '../lib/texts.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { MoreButton } from '../ui/list/more-button.tsx';
import { Spinner } from '../ui/list/spinner.tsx';
import g from '../ui/list/tiles.module.css';
import { namesOf } from './caption.ts';
import s from './choose-items.module.css';
import type { OwnItems } from './data/use-own-items.ts';
import { Duration } from './duration.tsx';
import { itemOf } from './item.ts';
import { Picture } from './picture/picture.tsx';
import { pictureOf } from './picture/picture-of.ts';

type ChooseItemsProps = {
  readonly items: OwnItems;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** Text if there is nothing to choose. */
  readonly none: string;
};

/** The member's own photos and videos, each with a checkbox. `chosen`: ids of their posts, in the order of selection. */
export function ChooseItems({ items, chosen, onChange, none }: ChooseItemsProps) {
  const { data, error, refetch, isFetching } = items;
  if (!data && error) return <ErrorNotice text={commonErrorText(error)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Spinner label={texts.common.loading} />;
  if (data.posts.length === 0) return <p className={s.quiet}>{none}</p>;
  const names = namesOf(data.posts);
  const mark = (id: string, isMarked: boolean) => onChange(isMarked ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <div className={s.choose}>
      <ul className={g.tiles}>
        {data.posts.map((post) => {
          const item = itemOf(post);
          const name = names.get(post._id) ?? '';
          return (
            item && (
              <li key={post._id} className={g.tile}>
                <Picture {...pictureOf(item)} src={item.thumbNail} alt="" sizes="120px" />
                <Duration of={post.video} />
                <input
                  type="checkbox"
                  className={s.box}
                  aria-label={name}
                  checked={chosen.includes(post._id)}
                  onChange={({ target }) => mark(post._id, target.checked)}
                />
              </li>
            )
          );
        })}
      </ul>
      <MoreButton pages={items} label={memberTexts.viewMore} />
    </div>
  );
}
