// Runs in the photos' prepared page instead of `before-screen.ts`: the layout of its pictures needs code that other pages should not wait for.
import { askPhotosEarly } from './ask-photos-early.ts';

askPhotosEarly();
