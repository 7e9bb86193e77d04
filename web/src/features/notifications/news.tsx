import type { Notification } from '@kloak/proto/api/types.ts';
import type { ReactNode } from 'react';
import { List } from '../../ui/list/list.tsx';
import s from './notifications.module.css';
import { notificationsTexts as t } from './texts.ts';

type NewsProps = { readonly entries: readonly Notification[]; readonly children: (notification: Notification) => ReactNode };

/** Notifications under their heading. */
export const News = ({ entries, children }: NewsProps) => (
  <section>
    <h2 className={s.heading}>{t.news}</h2>
    <List entries={entries}>{children}</List>
  </section>
);
