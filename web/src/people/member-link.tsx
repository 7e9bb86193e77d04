import type { ReactNode } from 'react';
import { memberTexts as t } from '../lib/member-texts.ts';
import { Link } from '../ui/link.tsx';
import s from './member-link.module.css';
import { memberPath } from './member-path.ts';

type MemberLinkProps = {
  readonly username: string;
  /** The name, unless something else is shown. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
};

/** Leads to the profile of a member; who has no name any more has none. */
export function MemberLink({ username, children = <bdi>{username || t.somebody}</bdi>, className = '' }: MemberLinkProps) {
  if (!username) return <span className={className}>{children}</span>;
  return (
    <Link to={memberPath(username)} className={`${s.link} ${className}`}>
      {children}
    </Link>
  );
}
