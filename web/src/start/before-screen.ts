// Runs in the prepared pages of members, after `before-paint.js`. The build makes one file of both, since the app is still on its way then.
import { askEarly } from './ask-early.ts';

askEarly();
