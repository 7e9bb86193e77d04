// Runs in the timeline's prepared page instead of `before-screen.ts`: where its pictures stand is worked out by code that no other page should wait for.
import { askTimelineEarly } from './ask-timeline-early.ts';

askTimelineEarly();
