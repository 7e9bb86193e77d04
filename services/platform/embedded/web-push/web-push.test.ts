import { webPushSuite } from '../../contract/web-push/web-push-suite.ts';
import { embeddedPush } from './web-push.ts';

webPushSuite(embeddedPush);
