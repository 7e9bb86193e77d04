import { familyStory } from './family-story.ts';
import { inBrowserOnCluster } from './in-browser.ts';

inBrowserOnCluster('a family in two browsers, on the cluster', familyStory);
