import { familyStory } from './family-story.ts';
import { groupStory } from './group-story.ts';
import { inBrowserOnCluster } from './in-browser.ts';
import { noticesStory } from './notices-story.ts';

inBrowserOnCluster('in browsers, on the cluster', (stage, isBearable) => {
  describe('a family', () => familyStory(stage, isBearable));
  describe('groups', () => groupStory(stage, isBearable));
  describe('what is told, and the console', () => noticesStory(stage, isBearable));
});
