import s from './spinner.module.css';

/** Rotating ring. Alone on a page it needs a label; inside a button the button's text is enough. */
export function Spinner({ size = 'large', label }: { readonly size?: 'small' | 'large'; readonly label?: string }) {
  const ring = <span className={`${s.ring} ${s[size]}`} aria-hidden="true" />;
  if (!label) return ring;
  return (
    <div className={s.page} role="status">
      {ring}
      <p>{label}</p>
    </div>
  );
}
