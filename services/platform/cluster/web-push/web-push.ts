import { type PushSettings, pushBy } from '../../ports/shared/push-sender.ts';
import type { WebPush } from '../../ports/web-push.ts';

/** Encrypts for the browser and signs for its push service. The driver is loaded for the first message. */
export function clusterPush(settings: PushSettings): WebPush {
  return pushBy(async (subscription, { payload, topic, vapid, subject, secondsLeft }) => {
    const { default: driver } = await import('web-push');
    const options = {
      vapidDetails: { subject, ...vapid },
      TTL: Math.floor(secondsLeft),
      topic,
      urgency: 'normal' as const,
      contentEncoding: 'aes128gcm' as const,
    };
    const { headers, body } = driver.generateRequestDetails(subscription, payload, options);
    return { headers: { ...headers }, body };
  }, settings);
}
