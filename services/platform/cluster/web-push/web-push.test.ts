import { webPushSuite } from '../../contract/web-push/web-push-suite.ts';
import { clusterPush } from './web-push.ts';

webPushSuite(clusterPush);
