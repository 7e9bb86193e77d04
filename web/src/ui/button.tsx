import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { texts } from '../lib/texts.ts';
import { useReach } from '../lib/use-reach.ts';
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
    /** True if it needs the server: it is disabled while that cannot be reached. By default for submit buttons and dangerous actions. */
    readonly needsServer?: boolean;
    readonly ref?: Ref<HTMLButtonElement>;
  };

export function Button({ tone = 'primary', wide = false, icon, busy, spent = false, needsServer, children, type = 'button', onClick, ...rest }: ButtonProps) {
  const isAway = useReach() !== 'there' && (needsServer ?? (type === 'submit' || tone === 'danger'));
  const isSpent = spent || isAway;
  return (
    <button
      {...rest}
      {...(isAway && { title: texts.common.needsNetwork })}
      type={type}
      className={`${look(tone, wide)} ${isSpent ? s.spent : ''}`}
      aria-disabled={busy || isSpent ? true : rest['aria-disabled']}
      onClick={busy || isSpent ? (event) => event.preventDefault() : onClick}
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
