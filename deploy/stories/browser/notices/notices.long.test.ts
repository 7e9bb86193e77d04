import { embeddedFixture } from '../../fixture.ts';
import { inBrowser } from '../setup/in-browser.ts';
import { openStage } from '../setup/stage.ts';
import { noticesStory } from './notices-story.ts';

inBrowser('what is told, and the console, on the embedded platform', () => noticesStory(openStage(() => embeddedFixture())));
