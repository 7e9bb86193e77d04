import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memberTexts } from '../../lib/member-texts.ts';
import s from './step-buttons.module.css';
import type { Steps } from './use-steps.ts';

const sides = [
  { way: 'previous', icon: ChevronLeft },
  { way: 'next', icon: ChevronRight },
] as const;

/** The ways to the posts beside, over both edges of the picture. At an end its button stays, so that the focus does, and says that it leads nowhere. */
export function StepButtons({ steps }: { readonly steps: Steps }) {
  return (
    <>
      {sides.map(({ way, icon: Icon }) => (
        <button
          key={way}
          type="button"
          className={`${s.step} ${s[way]}`}
          aria-label={memberTexts.post[way]}
          aria-disabled={!steps.can[way]}
          onClick={() => steps.go(way)}
        >
          <Icon size={24} aria-hidden="true" />
        </button>
      ))}
      <p className="visually-hidden" role="status">
        {memberTexts.post.place(steps.place, steps.count)}
      </p>
    </>
  );
}
