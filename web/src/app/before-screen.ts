// Runs in the prepared pages of members, after `before-paint.js`. The build makes it a file of its own, since the app is still on its way then.
import { askEarly } from './ask-early.ts';

askEarly();
