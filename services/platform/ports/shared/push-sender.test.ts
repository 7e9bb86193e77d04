import { webPushSuite } from '../../contract/web-push/web-push-suite.ts';
import { pushSender } from './push-sender.ts';

webPushSuite(pushSender);
