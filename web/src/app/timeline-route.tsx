import { TimelinePage } from '../features/timeline/timeline-page.tsx';
import { Selecting } from './selecting.tsx';

/** The timeline, of which posts can be chosen. */
export function TimelineRoute() {
  return (
    <Selecting>
      <TimelinePage />
    </Selecting>
  );
}
