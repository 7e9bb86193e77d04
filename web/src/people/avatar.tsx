import s from './avatar.module.css';

/** A member's picture. The name stands beside it nearly everywhere, so it is decoration unless it stands alone. */
export function Avatar({ src, name = '', size = 40 }: { readonly src: string; readonly name?: string; readonly size?: 28 | 32 | 40 | 56 | 72 | 125 }) {
  return <img className={s.avatar} src={src === '' ? undefined : src} alt={name} width={size} height={size} loading="lazy" decoding="async" />;
}
