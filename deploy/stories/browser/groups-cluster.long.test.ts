import { groupStory } from './group-story.ts';
import { inBrowserOnCluster } from './in-browser.ts';

inBrowserOnCluster('groups, on the cluster', groupStory);
