import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import s from './banner.module.css';

const icons = { danger: CircleAlert, warning: TriangleAlert, info: Info };

/** Message that stays on the page. */
export function Banner({ tone, children }: { readonly tone: keyof typeof icons; readonly children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <div className={`${s.banner} ${s[tone]}`} role={tone === 'info' ? 'status' : 'alert'}>
      <Icon size={20} aria-hidden="true" className={s.icon} />
      <div>{children}</div>
    </div>
  );
}
