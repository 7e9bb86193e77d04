import { EllipsisVertical, MonitorDown, Share, SquarePlus } from 'lucide-react';
import type { InstallWay } from '../../lib/install.ts';
import s from './install.module.css';
import { installTexts as t } from './texts.ts';

type ByHand = Exclude<InstallWay, 'installed' | 'prompt'>;

/** Signs of the browsers themselves, beside the sentences that name them. */
const signs = { ios: [Share, SquarePlus], mac: [Share, MonitorDown], menu: [EllipsisVertical, MonitorDown] } as const;

/** Two steps by which a browser installs the app that does not let the page ask. */
export function InstallSteps({ way }: { readonly way: ByHand }) {
  const [First, Second] = signs[way];
  const [first, second] = t.steps[way];
  return (
    <ol className={s.steps}>
      <li>
        <First size={20} aria-hidden="true" />
        {first}
      </li>
      <li>
        <Second size={20} aria-hidden="true" />
        {second}
      </li>
    </ol>
  );
}
