import type { Post } from '@kloak/proto/api/types.ts';
import { Heart, type LucideIcon, MessageCircle } from 'lucide-react';
import { memberTexts } from '../lib/member-texts.ts';
import s from './post-counts.module.css';

/** Numbers of hearts and comments of a post, small beside its date; omits what is 0 or unknown. */
export function PostCounts({ post: { heartCount = 0, commentCount = 0 } }: { readonly post: Pick<Post, 'heartCount' | 'commentCount'> }) {
  if (heartCount + commentCount === 0) return null;
  return (
    <span className={s.counts}>
      <Count count={heartCount} said={memberTexts.hearts(heartCount)} icon={Heart} />
      <Count count={commentCount} said={memberTexts.comments(commentCount)} icon={MessageCircle} />
    </span>
  );
}

type CountProps = { readonly count: number; readonly said: string; readonly icon: LucideIcon };

function Count({ count, said, icon: Icon }: CountProps) {
  if (count === 0) return null;
  return (
    <span className={s.count}>
      <Icon size={14} aria-hidden="true" />
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{said}</span>
    </span>
  );
}
