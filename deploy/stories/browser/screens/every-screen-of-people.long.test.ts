import { checkScreensInBrowser } from './every-screen.ts';
import { screens } from './screens.ts';

checkScreensInBrowser('every screen of people, in each state', screens.people);
