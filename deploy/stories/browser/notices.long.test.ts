import { embeddedFixture } from '../fixture.ts';
import { inBrowser } from './in-browser.ts';
import { noticesStory } from './notices-story.ts';
import { openStage } from './stage.ts';

inBrowser('what is told, and the console, on the embedded platform', () => noticesStory(openStage(() => embeddedFixture())));
