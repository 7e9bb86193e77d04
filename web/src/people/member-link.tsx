import type { ReactNode } from 'react';
import { memberTexts as t } from '../lib/member-texts.ts';
import { Link } from '../ui/link.tsx';
import s from './member-link.module.css';
import { memberPath } from './member-path.ts';

type MemberLinkProps = {
  readonly username: string;
  /** Content of the link; by default the name. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
};

/** Link to a member's profile; plain text for an erased name. */
export function MemberLink({ username, children = <bdi>{username || t.somebody}</bdi>, className = '' }: MemberLinkProps) {
  if (!username) return <span className={className}>{children}</span>;
  return (
    <Link to={memberPath(username)} className={`${s.link} ${className}`}>
      {children}
    </Link>
  );
}
