import { embeddedFixture } from '../fixture.ts';
import { openStoryBrowser } from './chromium.ts';
import { familyStory } from './family-story.ts';
import { inBrowser } from './in-browser.ts';
import { openStage } from './stage.ts';

inBrowser('a family in two browsers, on the embedded platform', () => familyStory(openStage(() => embeddedFixture(), openStoryBrowser)));
