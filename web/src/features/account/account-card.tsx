import type { ReactNode } from 'react';
import { Mark } from '../../ui/brand.tsx';
import s from './account.module.css';

/** Card around the account forms. */
export function AccountCard({ title, lead, children }: { readonly title: string; readonly lead?: string; readonly children: ReactNode }) {
  return (
    <div className={s.page}>
      <section className={s.card}>
        <header className={s.header}>
          <Mark size={40} />
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </header>
        {children}
      </section>
    </div>
  );
}
