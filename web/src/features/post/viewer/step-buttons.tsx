import { ChevronLeft, ChevronRight } from 'lucide-react';
import { postTexts as t } from '../texts.ts';
import s from './step-buttons.module.css';
import type { Steps } from './use-steps.ts';

const sides = [
  { direction: 'previous', icon: ChevronLeft },
  { direction: 'next', icon: ChevronRight },
] as const;

/** Buttons to the neighbours, over both edges of the picture. At an end the button stays, so that it keeps the focus, but is marked as disabled. */
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
