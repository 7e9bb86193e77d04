import s from './avatar.module.css';

/** A member's avatar. The name is beside it nearly everywhere, so the picture is decorative unless `name` is set. */
export function Avatar({ src, name = '', size = 40 }: { readonly src: string; readonly name?: string; readonly size?: 28 | 32 | 40 | 56 | 72 | 125 }) {
  return <img className={s.avatar} src={src === '' ? undefined : src} alt={name} width={size} height={size} loading="lazy" decoding="async" />;
}
