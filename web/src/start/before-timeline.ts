// Runs in the timeline's prepared page instead of `before-screen.ts`: the layout of its pictures needs code that other pages should not wait for.
import { askTimelineEarly } from './ask-timeline-early.ts';

askTimelineEarly();
