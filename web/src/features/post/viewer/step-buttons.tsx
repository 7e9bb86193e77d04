import { ChevronLeft, ChevronRight } from 'lucide-react';
import { postTexts as t } from '../texts.ts';
import s from './step-buttons.module.css';
import type { Steps } from './use-steps.ts';

const sides = [
  { direction: 'previous', icon: ChevronLeft },
  { direction: 'next', icon: ChevronRight },
] as const;

/** The ways to the posts beside, over both edges of the picture. At an end its button stays, so that the focus does, and says that it leads nowhere. */
export function StepButtons({ steps }: { readonly steps: Steps }) {
  return (
    <>
      {sides.map(({ direction, icon: Icon }) => (
        <button
          key={direction}
          type="button"
          className={`${s.step} ${s[direction]}`}
          aria-label={t[direction]}
          aria-disabled={!steps.can[direction]}
          onClick={() => steps.go(direction)}
        >
          <Icon size={24} aria-hidden="true" />
        </button>
      ))}
      <p className="visually-hidden" role="status">
        {steps.place && t[steps.kind].nthOf(steps.place.nth, steps.place.count)}
      </p>
    </>
  );
}
