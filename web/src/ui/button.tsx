import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import s from './button.module.css';
import { Link } from './link.tsx';
import { Spinner } from './list/spinner.tsx';

type Tone = 'primary' | 'quiet' | 'plain' | 'danger';
type ButtonStyle = { readonly tone?: Tone; readonly wide?: boolean; readonly icon?: ReactNode };

const look = (tone: Tone, wide: boolean) => `${s.button} ${s[tone]} ${wide ? s.wide : ''}`;

type ButtonProps = ButtonStyle &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Label during the work. The button keeps the focus and ignores presses meanwhile. */
    readonly busy?: ReactNode;
    /** True if it has no effect now: it looks disabled, but keeps the focus of a user who has just pressed it. */
    readonly spent?: boolean;
    readonly ref?: Ref<HTMLButtonElement>;
  };

export function Button({ tone = 'primary', wide = false, icon, busy, spent = false, children, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${look(tone, wide)} ${spent ? s.spent : ''}`}
      aria-disabled={busy || spent ? true : rest['aria-disabled']}
      onClick={busy || spent ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size="small" /> : icon}
      {busy || children}
    </button>
  );
}

type LinkProps = ButtonStyle & { readonly to: string; readonly children: ReactNode; readonly state?: unknown; readonly 'aria-label'?: string };

/** Link that looks like a button. */
export function ButtonLink({ tone = 'primary', wide = false, icon, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={look(tone, wide)}>
      {icon}
      {children}
    </Link>
  );
}
