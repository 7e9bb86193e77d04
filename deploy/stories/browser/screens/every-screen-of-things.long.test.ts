import { checkScreensInBrowser } from './every-screen.ts';
import { screens } from './screens.ts';

checkScreensInBrowser('every screen of things, in each state', screens.things);
