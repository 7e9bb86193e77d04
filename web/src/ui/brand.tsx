import s from './brand.module.css';
import { Link } from './link.tsx';

/** The mark: a cloak with its clasp, which is also a keyhole. */
export function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={s.mark}>
      <path d="M16 2c5.5 0 9.5 4.1 9.5 9.6 0 6.4 1.6 11.9 4 16.4-4 1.4-8.600 2-13.500 2S6.500 29.400 2.500 28c2.400-4.500 4-10 4-16.400C6.500 6.100 10.500 2 16 2Z" />
      <path className={s.hole} d="M16 9.500a3.700 3.700 0 0 1 1.900 6.900l1.300 6.100h-6.400l1.300-6.100A3.700 3.700 0 0 1 16 9.500Z" />
    </svg>
  );
}

export function Brand({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={s.brand}>
      <Mark />
      Kloak
    </Link>
  );
}
