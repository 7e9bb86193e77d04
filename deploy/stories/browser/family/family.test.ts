import { embeddedFixture } from '../../fixture.ts';
import { openStoryBrowser } from '../setup/chromium.ts';
import { inBrowser } from '../setup/in-browser.ts';
import { openStage } from '../setup/stage.ts';
import { familyStory } from './family-story.ts';

inBrowser('a family in two browsers, on the embedded platform', () => familyStory(openStage(() => embeddedFixture(), openStoryBrowser)));
