/**
 * Ends the pushes to this browser, and closes the displayed ones: they belong to the member who leaves it. The server ends the subscription with the
 * session.
 */
export async function dropDevicePush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || !('pushManager' in registration)) return;
  for (const displayed of await registration.getNotifications()) displayed.close();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
