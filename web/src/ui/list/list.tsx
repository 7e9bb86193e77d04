import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTitle } from '../use-title.ts';
import s from './list.module.css';
import { Skeleton, SkeletonBlock } from './skeleton.tsx';

/** Page of lists, as wide as a page for reading. */
export function ListPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTitle(title);
  return (
    <div className={s.page}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** Section of such a page, with its own heading. */
export function ListSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={s.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Row of buttons, which wraps. */
export const ListActs = ({ children }: { readonly children: ReactNode }) => <div className={s.acts}>{children}</div>;

/** Rows with lines between them. */
export function List<Entry extends { readonly _id: string }>({
  entries,
  children,
}: {
  readonly entries: readonly Entry[];
  readonly children: (entry: Entry) => ReactNode;
}) {
  return (
    <ul className={s.list}>
      {entries.map((entry) => (
        <Entry key={entry._id}>{children(entry)}</Entry>
      ))}
    </ul>
  );
}

/** List entry; if it is removed while focused, the focus moves to the page. */
function Entry({ children }: { readonly children: ReactNode }) {
  const itself = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const entry = itself.current;
    return () => {
      if (entry?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return <li ref={itself}>{children}</li>;
}

type ListRowProps = {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly look?: 'card';
  readonly children?: ReactNode;
};

/** Row with a picture, a title, a note and actions. `card` is a separate card. */
export function ListRow({ picture, title, note, look, children }: ListRowProps) {
  return (
    <div className={look === 'card' ? `${s.row} ${s.card}` : s.row}>
      {picture}
      <div className={s.text}>
        <p className={s.title}>{title}</p>
        {note && <p className={s.note}>{note}</p>}
      </div>
      {children && <div className={s.acts}>{children}</div>}
    </div>
  );
}

/** Placeholders of rows. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <Skeleton label={label}>
      {['a', 'b', 'c'].map((row) => (
        <ListRow
          key={row}
          picture={<SkeletonBlock shape="round" />}
          title={<SkeletonBlock shape="title" width="third" />}
          note={<SkeletonBlock width="half" />}
        />
      ))}
    </Skeleton>
  );
}
