import { embeddedFixture } from '../fixture.ts';
import { inBrowser } from './in-browser.ts';
import { noticesStory } from './notices-story.ts';

inBrowser('what is told, and the console, on the embedded platform', () => noticesStory(() => embeddedFixture()));
