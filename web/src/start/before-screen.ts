// Runs in prepared pages of members, after `before-paint.js`. The build bundles both into one file, since the app is still loading then.
import { askEarly } from './ask-early.ts';

askEarly();
