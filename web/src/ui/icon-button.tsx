import type { ComponentProps, ReactNode } from 'react';
import s from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & { readonly label: string; readonly icon: ReactNode };

/** Button with an icon only; `label` is its accessible name. */
export function IconButton({ label, icon, type = 'button', className = '', ...props }: IconButtonProps) {
  return (
    <button type={type} className={`${s.icon} ${className}`} aria-label={label} {...props}>
      {icon}
    </button>
  );
}
