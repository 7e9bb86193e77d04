import { checkScreensInBrowser } from './every-screen.ts';
import { screens } from './screens.ts';

checkScreensInBrowser('every screen of places, in each state', screens.places);
